import type { Text } from '../../types.ts';

export const privacy: Text = {
  zh: `<p>最近更新：2026 年 8 月 10 日　生效日期：2026 年 8 月 17 日</p>
<p>良集商城（以下简称“我们”）依照《中华人民共和国个人信息保护法》《中华人民共和国网络安全法》《中华人民共和国数据安全法》等法律制定本政策，说明我们收集哪些信息、为什么收集、如何保存，以及您如何管理自己的信息。<strong>敏感个人信息在下表中以粗体标示，我们会在收集时单独征得您的同意。</strong></p>
<h2>一、我们收集哪些信息</h2>
<p>我们只收集实现功能所必需的信息。不登录也可以浏览、搜索和查看商品。</p>
<table>
<thead><tr><th>场景</th><th>收集的信息</th><th>用途</th><th>可以不提供吗</th></tr></thead>
<tbody>
<tr><td>注册与登录</td><td>手机号、密码（只保存不可还原的散列值）、短信验证码</td><td>创建账号、验证身份</td><td>不提供则只能浏览</td></tr>
<tr><td>完善资料</td><td>昵称、头像、性别</td><td>展示与称呼</td><td>可以</td></tr>
<tr><td>下单与配送</td><td>收货人、电话、地址、所购商品、留言</td><td>履行订单、售后</td><td>不提供则无法下单</td></tr>
<tr><td>付款</td><td>支付金额、时间、方式与支付机构返回的流水号</td><td>确认付款、退款</td><td>不提供则无法付款</td></tr>
<tr><td>开具发票</td><td>抬头、纳税人识别号</td><td>开具发票</td><td>可以</td></tr>
<tr><td>售后与评价</td><td>说明文字、图片</td><td>处理申请、展示评价</td><td>可以</td></tr>
<tr><td>在线客服</td><td>聊天内容与图片</td><td>解答与核查</td><td>可以</td></tr>
<tr><td>浏览足迹</td><td>登录后看过的商品与时间</td><td>方便找回、推荐商品</td><td>可以随时清空</td></tr>
<tr><td>申请开店</td><td>营业执照、<strong>身份证正反面照片</strong></td><td>依法核验商家身份</td><td>不提供则无法开店</td></tr>
</tbody>
</table>
<p>我们不读取您的通讯录、相册与精确位置，也不收集生物识别信息。银行卡号与支付密码由支付机构直接处理，我们接触不到。</p>
<p>访问统计只记录页面路径、来源页面、语言与时间，不记录访客的网络地址与设备型号。为防范盗号与恶意请求，系统会短时间使用您的网络地址计算访问频率。</p>
<h2>二、我们怎样使用</h2>
<ul>
<li>提供您要求的服务：下单、付款、配送、退款、积分与会员；</li>
<li>保护账号与交易安全，识别欺诈、刷单与异常登录；</li>
<li>根据您的浏览足迹推荐商品。清空足迹后，推荐内容不再参考这些记录；</li>
<li>在不识别个人的前提下统计分析，改进页面与功能。</li>
</ul>
<p>超出以上目的使用时，我们会再次征得您的同意。我们不会根据您的消费记录对同一商品在价格上实行不合理的差别待遇。</p>
<h2>三、我们向谁提供</h2>
<ul>
<li><strong>店铺</strong>：为履行您的订单，店铺可以看到该订单的商品、收货人、电话、地址和留言，不得用于其他目的。</li>
<li><strong>快递公司</strong>：由店铺提供收货人、电话与地址，用于派送。</li>
<li><strong>支付机构</strong>：订单号与金额，用于收款与退款。</li>
<li><strong>短信服务商</strong>：手机号与验证码内容，用于发送短信。</li>
<li><strong>国家机关</strong>：依照法律规定或合法有效的要求提供。</li>
</ul>
<p>我们与受托方约定用途、期限与保护措施，并监督其执行。除以上情形外，我们不会出售或向他人提供您的个人信息。</p>
<h2>四、Cookie 与本地存储</h2>
<table>
<thead><tr><th>名称</th><th>作用</th><th>保存时间</th></tr></thead>
<tbody>
<tr><td>b2cToken</td><td>保持登录</td><td>7 天未使用即失效，退出登录时删除</td></tr>
<tr><td>b2cLanguage</td><td>记住语言</td><td>至您更改或清除</td></tr>
<tr><td>b2cStyles</td><td>记住浏览器已有的页面样式，让页面打开更快</td><td>关闭浏览器时删除</td></tr>
<tr><td>本地存储</td><td>购物车数量、界面偏好、未提交的表单草稿</td><td>退出登录时清除</td></tr>
</tbody>
</table>
<p>我们不使用第三方广告 Cookie。您可以在浏览器中清除以上数据，清除后需要重新登录。</p>
<h2>五、保存多久，存在哪里</h2>
<ul>
<li>您的信息保存在中华人民共和国境内，我们不向境外提供。</li>
<li>账号信息保存至您注销账号；注销后删除或匿名化处理。</li>
<li>商品、服务与交易信息自交易完成之日起保存不少于三年，这是《中华人民共和国电子商务法》的要求。</li>
<li>登录与安全日志保存六个月；短信验证码 5 分钟后失效。</li>
<li>开店未通过且不再申请的，您可以要求删除已提交的证件照片。</li>
</ul>
<h2>六、我们怎样保护</h2>
<ul>
<li>网页与接口全程加密传输，密码在离开浏览器前再次加密，服务器只保存散列值。</li>
<li>您上传的证件、发票与售后图片需要本人登录才能查看，链接无法被猜到。</li>
<li>日志中不记录密码、验证码、登录凭证与完整手机号；工作人员按最小权限查阅并留有记录。</li>
<li>发生或可能发生个人信息泄露时，我们会立即补救，按规定报告主管部门，并以站内消息或短信告知您。</li>
</ul>
<h2>七、您的权利</h2>
<ul>
<li><strong>查阅与复制</strong>：在<a href="/user-center/uc-account">账号信息</a>、<a href="/user-center/uc-order">订单</a>、<a href="/user-center/uc-address">地址</a>等页面查看；在<a href="/user-center/uc-data">我的数据</a>导出全部数据的副本。</li>
<li><strong>更正与补充</strong>：可以自行修改昵称、头像、地址等资料。</li>
<li><strong>删除</strong>：可以删除地址、收藏、<a href="/user-center/uc-footprint">足迹</a>与评价；注销账号会清除其余的个人信息。</li>
<li><strong>撤回同意</strong>：撤回不影响此前的处理；与该同意有关的功能可能无法继续使用。</li>
<li><strong>注销账号</strong>：在<a href="/user-center/uc-data">我的数据</a>自行办理。7 天内登录即可撤销；期满后清除您的个人信息，订单、支付与发票依法保留但不再包含姓名和地址，备份中的信息最迟 30 天后删除。</li>
<li><strong>要求解释说明</strong>：您可以要求我们说明个人信息处理规则与推荐的主要依据。</li>
</ul>
<p>我们在收到请求后 15 个工作日内答复，不收取费用；不能满足的，会说明理由。近亲属可以依法对逝者的相关信息行使查阅、复制、更正、删除等权利。</p>
<h2>八、未成年人</h2>
<p>良集主要面向成年人。<strong>不满十四周岁的儿童，须由父母或其他监护人同意后才能使用</strong>，我们不会主动收集其个人信息；发现未经监护人同意收集的，会尽快删除。监护人可以联系客服查询与处理。</p>
<h2>九、政策的更新</h2>
<p>更新时，我们会在<a href="/notice-list">公告</a>中说明主要变化，至少提前 7 天公布。涉及处理目的、方式或信息种类变更的，会重新取得您的同意。</p>
<h2>十、联系我们</h2>
<p>有关个人信息的疑问、请求与投诉，请登录后联系<a href="/chat">在线客服</a>并说明“个人信息保护”，由专人处理。对答复不满意的，您可以向网信、市场监管等部门投诉，或向人民法院提起诉讼。</p>`,
  en: `<p>Last updated: 10 August 2026. In force from 17 August 2026.</p>
<p>Liangji Mall (we) has written this policy under the Personal Information Protection Law, the Cybersecurity Law and the Data Security Law of the People's Republic of China. It explains what we collect, why, how we keep it, and how you stay in control. <strong>Sensitive personal information is set in bold in the table below; we ask for your separate consent when we collect it.</strong></p>
<h2>1. What we collect</h2>
<p>Only what a function needs. You can browse, search and read product pages without logging in.</p>
<table>
<thead><tr><th>When</th><th>What</th><th>Why</th><th>May you leave it out?</th></tr></thead>
<tbody>
<tr><td>Registering and logging in</td><td>Mobile number, password (kept only as an irreversible hash), SMS code</td><td>To create the account and know it is you</td><td>Then you can only browse</td></tr>
<tr><td>Your profile</td><td>Nickname, picture, gender</td><td>To show and address you</td><td>Yes</td></tr>
<tr><td>Ordering and delivery</td><td>Recipient, phone, address, goods, note</td><td>To fulfil the order and after-sales</td><td>Then you cannot order</td></tr>
<tr><td>Paying</td><td>Amount, time, method and the provider's transaction number</td><td>To confirm payments and refunds</td><td>Then you cannot pay</td></tr>
<tr><td>Invoices</td><td>Title, taxpayer number</td><td>To issue the invoice</td><td>Yes</td></tr>
<tr><td>After-sales and reviews</td><td>Text and pictures</td><td>To handle requests and show reviews</td><td>Yes</td></tr>
<tr><td>Customer service</td><td>Messages and pictures</td><td>To answer and look into things</td><td>Yes</td></tr>
<tr><td>Footprint</td><td>Goods you viewed while logged in, and when</td><td>To find them again and recommend goods</td><td>Clear it at any time</td></tr>
<tr><td>Opening a shop</td><td>Business licence, <strong>photos of both sides of the ID card</strong></td><td>To verify merchants as the law requires</td><td>Then you cannot open a shop</td></tr>
</tbody>
</table>
<p>We do not read your contacts, photo library or exact location, and collect no biometric data. Card numbers and payment passwords go straight to the payment provider; we never see them.</p>
<p>Visit statistics hold only the page, the page before it, the language and the time, not a visitor's network address or device. To ward off account theft and abuse, our systems use your network address for a short time to count requests.</p>
<h2>2. How we use it</h2>
<ul>
<li>to provide what you ask for: orders, payment, delivery, refunds, points and membership;</li>
<li>to protect accounts and trades against fraud, sham orders and unusual logins;</li>
<li>to recommend goods from your footprint; once you clear it, recommendations no longer draw on it;</li>
<li>to improve our pages with statistics that identify nobody.</li>
</ul>
<p>For any other purpose we ask you again. We never charge you an unreasonably different price for the same goods because of your purchase history.</p>
<h2>3. Whom we share it with</h2>
<ul>
<li><strong>Shops</strong> see the goods, recipient, phone, address and note of your order in order to fulfil it, and may use them for nothing else.</li>
<li><strong>Carriers</strong> receive the recipient, phone and address from the shop, for delivery.</li>
<li><strong>Payment providers</strong> receive the order number and amount, for payments and refunds.</li>
<li><strong>SMS providers</strong> receive the mobile number and the code, to send the message.</li>
<li><strong>Public authorities</strong> receive information where the law or a valid order requires it.</li>
</ul>
<p>We agree purpose, duration and safeguards with those who work for us, and check that they keep to them. Otherwise we neither sell your personal information nor pass it on.</p>
<h2>4. Cookies and local storage</h2>
<table>
<thead><tr><th>Name</th><th>What it does</th><th>How long</th></tr></thead>
<tbody>
<tr><td>b2cToken</td><td>Keeps you logged in</td><td>Ends after 7 days without use; deleted when you log out</td></tr>
<tr><td>b2cLanguage</td><td>Remembers your language</td><td>Until you change or clear it</td></tr>
<tr><td>b2cStyles</td><td>Remembers which page styles your browser has, so that pages open faster</td><td>Deleted when you close the browser</td></tr>
<tr><td>Local storage</td><td>Cart count, display preferences, drafts of unsent forms</td><td>Cleared when you log out</td></tr>
</tbody>
</table>
<p>We use no third-party advertising cookies. You can clear all of this in your browser; you then need to log in again.</p>
<h2>5. How long and where we keep it</h2>
<ul>
<li>Your information is kept within the People's Republic of China and not transferred abroad.</li>
<li>Account information is kept until you close the account, then deleted or made anonymous.</li>
<li>Records of goods, services and trades are kept for at least three years after a trade is completed, as the E-commerce Law requires.</li>
<li>Login and security logs are kept for six months; an SMS code ends after 5 minutes.</li>
<li>If your shop was not approved and you do not apply again, you may have the photos of your papers deleted.</li>
</ul>
<h2>6. How we protect it</h2>
<ul>
<li>Pages and calls are encrypted on the way. Passwords are encrypted once more before they leave your browser, and the server keeps only a hash.</li>
<li>Papers, invoices and after-sales pictures open only when you are logged in, and their addresses cannot be guessed.</li>
<li>Logs never hold passwords, codes, login tokens or full mobile numbers. Staff see only what they need, and their access is recorded.</li>
<li>If information leaks or may have leaked, we act at once, report it as required and tell you by message or SMS.</li>
</ul>
<h2>7. Your rights</h2>
<ul>
<li><strong>Access and copies:</strong> see your data under <a href="/user-center/uc-account">Account info</a>, <a href="/user-center/uc-order">orders</a>, <a href="/user-center/uc-address">addresses</a> and so on; under <a href="/user-center/uc-data">My data</a> you export a copy of everything.</li>
<li><strong>Correction:</strong> change your nickname, picture, addresses and the like yourself.</li>
<li><strong>Deletion:</strong> delete addresses, collections, your <a href="/user-center/uc-footprint">footprint</a> and reviews; closing your account erases the rest.</li>
<li><strong>Withdrawing consent:</strong> this does not affect what was done before; functions that rest on the consent may stop.</li>
<li><strong>Closing your account:</strong> under <a href="/user-center/uc-data">My data</a>. For 7 days you can log in and change your mind; then your personal data is erased. Orders, payments and invoices stay as the law requires, without your name and address; backups are deleted after 30 days at the latest.</li>
<li><strong>Explanation:</strong> ask us how we process personal information and what recommendations are based on.</li>
</ul>
<p>We answer within 15 working days, free of charge, and give reasons if we cannot comply. Close relatives of someone who has died may exercise these rights as the law provides.</p>
<h2>8. Children</h2>
<p>Liangji is meant for adults. <strong>Children under fourteen need the consent of a parent or guardian</strong>; we do not knowingly collect their information, and delete it promptly if we find that consent was missing. Guardians may contact us to ask about it.</p>
<h2>9. Changes to this policy</h2>
<p>We explain the main changes in an <a href="/notice-list">announcement</a> at least 7 days ahead. If the purpose, the manner or the kinds of information change, we ask for your consent again.</p>
<h2>10. Contact</h2>
<p>For questions, requests and complaints about personal information, log in, contact <a href="/chat">customer service</a> and mention personal information; someone responsible will answer. If you are not satisfied you may complain to the cyberspace or market authorities, or go to court.</p>`,
};
