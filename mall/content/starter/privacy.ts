import { CONTACT, type StarterPage, TO_ADAPT } from './parts.ts';

export const privacy: StarterPage = {
  title: { zh: '隐私政策', en: 'Privacy policy' },
  html: {
    zh: `${TO_ADAPT.zh}
<p>{{mall}}（以下简称“我们”）依照《中华人民共和国个人信息保护法》等法律制定本政策，说明我们收集哪些信息、为什么收集、如何保存，以及您如何管理自己的信息。</p>
<h2>一、我们收集哪些信息</h2>
<table>
<thead><tr><th>场景</th><th>收集的信息</th><th>用途</th></tr></thead>
<tbody>
<tr><td>注册与登录</td><td>手机号、密码（只保存不可还原的散列值）、短信验证码</td><td>创建账号、验证身份</td></tr>
<tr><td>完善资料</td><td>昵称、头像</td><td>展示与称呼</td></tr>
<tr><td>下单与配送</td><td>收货人、电话、地址、所购商品、留言</td><td>履行订单、售后</td></tr>
<tr><td>付款</td><td>支付金额、时间、方式与支付机构返回的交易号</td><td>确认付款、退款、对账</td></tr>
</tbody>
</table>
<p>不登录也可以浏览、搜索和查看商品。访问统计只记录页面路径、来源页面、语言与时间；搜索只按词与日期计数。银行卡号与支付密码由支付机构直接处理，我们接触不到。</p>
<h2>二、我们向谁提供</h2>
<ul>
<li><strong>店铺与快递公司</strong>：为履行订单所需的商品、收货人、电话、地址和留言。</li>
<li><strong>支付机构</strong>：订单号与金额。</li>
<li><strong>短信服务商</strong>：手机号与验证码内容。</li>
<li><strong>国家机关</strong>：依照法律规定或合法有效的要求提供。</li>
</ul>
<h2>三、Cookie 与本地存储</h2>
<p>我们用 Cookie 与浏览器的本地存储保持登录、记住语言、主题、购物车数量和未提交的表单。我们不使用广告 Cookie。</p>
<h2>四、保存与保护</h2>
<ul>
<li>信息保存在【存储地点】。账号信息保存至您注销账号；交易信息自交易完成之日起保存不少于三年，这是《中华人民共和国电子商务法》的要求。</li>
<li>网页与接口加密传输；日志中不记录密码、验证码与完整手机号；工作人员按最小权限查阅。</li>
</ul>
<h2>五、您的权利</h2>
<p>您可以在<a href="/user-center/uc-account">账号信息</a>、<a href="/user-center/uc-order">订单</a>、<a href="/user-center/uc-address">地址</a>等页面查阅和更正信息，在<a href="/user-center/uc-data">我的数据</a>导出全部数据或注销账号。注销后 7 天内登录即可撤销；期满后清除您的个人信息，订单、支付与发票依法保留但不再包含姓名和地址，备份中的信息最迟 30 天后删除。其他请求请联系我们，我们在 15 个工作日内答复。</p>
<h2>六、联系我们</h2>
${CONTACT.zh}`,
    en: `${TO_ADAPT.en}
<p>This policy says what {{mall}} (“we”) collects, why, how it is stored, and how you manage your own information, in accordance with the Personal Information Protection Law of the People's Republic of China and related laws.</p>
<h2>1. What we collect</h2>
<table>
<thead><tr><th>When</th><th>What</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Registration and login</td><td>Mobile number, password (stored as an irreversible hash), codes sent by text message</td><td>To create your account and verify you</td></tr>
<tr><td>Profile</td><td>Nickname, picture</td><td>To show and address you</td></tr>
<tr><td>Orders</td><td>Recipient, phone, address, goods, remarks</td><td>To fulfil orders and after-sales requests</td></tr>
<tr><td>Payment</td><td>Amount, time, method and the provider's transaction number</td><td>To confirm, refund and reconcile payments</td></tr>
</tbody>
</table>
<p>You can browse and search without logging in. Visit statistics record the path, the referring page, the language and the time only; searches are counted by words and day alone. Card numbers and payment passwords are handled by the payment provider; we never see them.</p>
<h2>2. Who receives it</h2>
<ul>
<li><strong>Shops and carriers:</strong> the goods, recipient, phone, address and remarks they need to fulfil your order.</li>
<li><strong>Payment providers:</strong> order number and amount.</li>
<li><strong>The SMS service:</strong> your mobile number and the code.</li>
<li><strong>Authorities:</strong> where the law requires it.</li>
</ul>
<h2>3. Cookies and local storage</h2>
<p>We use cookies and local storage to keep you logged in and to remember language, theme, the number in your cart and unfinished forms. We use no advertising cookies.</p>
<h2>4. Storage and protection</h2>
<ul>
<li>Information is stored in [place]. Account data is stored until you close your account; transaction data for at least three years after completion, as the E-Commerce Law requires.</li>
<li>Pages and calls are encrypted in transit. Logs contain no passwords, codes or full mobile numbers. Staff see only what their work requires.</li>
</ul>
<h2>5. Your rights</h2>
<p>View and correct your information under <a href="/user-center/uc-account">Account</a>, <a href="/user-center/uc-order">Orders</a> and <a href="/user-center/uc-address">Addresses</a>. Under <a href="/user-center/uc-data">My data</a> you export everything, or close your account. For 7 days you can log in and change your mind; then your personal data is erased. Orders, payments and invoices stay as the law requires, without your name and address; backups are deleted after 30 days at the latest. For anything else contact us; we answer within 15 working days.</p>
<h2>6. Contact</h2>
${CONTACT.en}`,
  },
};
