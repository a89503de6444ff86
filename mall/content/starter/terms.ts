import { CONTACT, type StarterPage, TO_ADAPT } from './parts.ts';

export const terms: StarterPage = {
  title: { zh: '网站使用条款', en: 'Terms of use' },
  html: {
    zh: `${TO_ADAPT.zh}
<p>本页说明浏览和使用{{mall}}网站时的一般规则。注册与购物的约定见<a href="/other/service">用户服务协议</a>，个人信息的处理见<a href="/other/privacy">隐私政策</a>。</p>
<h2>一、页面内容</h2>
<ul>
<li>您无需注册即可浏览商品。购物车结算、订单与账号功能需要登录。</li>
<li>商品标题、图片、参数与说明由店铺提供并负责。库存与价格以提交订单时的计价结果为准。</li>
<li>商品说明没有英文的，以中文显示。两种语言的规则文本不一致时，以中文为准。</li>
</ul>
<h2>二、知识产权</h2>
<p>商品图片与文字的权利归店铺或原作者所有。认为页面内容侵犯您的权利的，请将权利证明与侵权页面发给我们，我们会及时处理。</p>
<h2>三、合理使用</h2>
<p>请勿使用自动程序大量访问或抢购商品，请勿尝试未经授权进入他人账号或服务器，请勿影响他人正常使用。</p>
<h2>四、条款的更新</h2>
<p>我们可能根据业务与法律的变化更新本页，更新日期见页面末尾。</p>
<h2>五、联系我们</h2>
${CONTACT.zh}`,
    en: `${TO_ADAPT.en}
<p>These are the general rules for using the website of {{mall}}. Registering and shopping are covered by the <a href="/other/service">terms of service</a>, personal information by the <a href="/other/privacy">privacy policy</a>.</p>
<h2>1. Content</h2>
<ul>
<li>You can browse without registering. Checkout, orders and account functions require a login.</li>
<li>Titles, pictures, specifications and descriptions come from the shops, who answer for them. Stock and prices are those calculated when an order is submitted.</li>
<li>Product texts that have no English version are shown in Chinese. Where the two versions of a rule differ, the Chinese one prevails.</li>
</ul>
<h2>2. Intellectual property</h2>
<p>Product pictures and texts belong to the shops or their authors. If something here infringes your rights, send us proof of the right and the address of the page, and we will act on it.</p>
<h2>3. Fair use</h2>
<p>Do not send automated requests in bulk or buy by script, do not try to enter other people's accounts or the servers, and do not disturb others.</p>
<h2>4. Changes</h2>
<p>We may update this page as our business and the law change. The date of the last change is at the end of the page.</p>
<h2>5. Contact</h2>
${CONTACT.en}`,
  },
};
