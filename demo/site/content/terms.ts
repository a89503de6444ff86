import type { Text } from '../../types.ts';

export const terms: Text = {
  zh: `<p>本页说明浏览和使用良集网站时的一般规则。注册与购物的完整约定见<a href="/other/service">用户服务协议</a>，个人信息的处理见<a href="/other/privacy">隐私政策</a>。</p>
<h2>一、浏览网站</h2>
<p>您无需注册即可浏览商品、店铺与帮助内容。购物车、订单、优惠券、会员与在线客服等功能需要登录。网站面向个人消费用途；需要批量采购的，请联系店铺另行约定。</p>
<h2>二、页面内容</h2>
<ol>
<li>商品标题、图片、参数与说明由店铺提供并负责。我们对商家资质进行核验，对明显违法或错误的内容及时处理。</li>
<li>库存、价格与活动随时可能变化，以提交订单时的计价结果为准。倒计时以服务器时间为准。</li>
<li>评价由购买过该商品的顾客发布，代表其个人意见。除违反<a href="/other/service">用户服务协议</a>的内容外，我们不因评分高低而隐藏评价。</li>
<li>搜索结果默认按相关程度排序，综合考虑匹配程度、销量与评分；您也可以选择按价格、销量、上架时间排序。付费推广的内容会标明“广告”。</li>
</ol>
<h2>三、知识产权</h2>
<ol>
<li>请勿冒用良集的名称与标志，使他人误以为您的网站、店铺或活动由良集提供。</li>
<li>商城程序以 MIT 许可证开放源代码，您可以按照许可证使用、修改和分发。</li>
<li>商品图片与文字的权利归店铺或原作者所有。</li>
<li>认为页面内容侵犯您的权利的，请通过<a href="/chat">在线客服</a>提交权利证明、侵权页面与初步证据，我们会及时转送店铺，并视情况采取删除、屏蔽、断开链接等措施。被投诉的店铺可以提交不侵权声明。</li>
</ol>
<h2>四、合理使用</h2>
<ul>
<li>请勿使用自动程序大量访问、抓取数据或抢购商品；</li>
<li>请勿尝试未经授权进入他人账号、店铺后台或服务器；</li>
<li>请勿传播恶意代码，或以任何方式影响他人正常使用。</li>
</ul>
<p>善意发现安全问题的，请先通过在线客服告知我们，并在修复前保密。对不影响他人、不获取数据的善意测试，我们不追究责任。</p>
<h2>五、外部链接</h2>
<p>页面可能包含指向其他网站的链接，例如主管部门与支付机构的网站。这些网站由其运营者负责，离开良集后请留意其规则与隐私政策。</p>
<h2>六、语言与无障碍</h2>
<p>网站提供中文与英文。商品说明没有英文的，以中文显示。两种语言的规则文本不一致时，以中文为准。我们按照 WCAG 2.2 AA 级的要求设计页面，支持键盘与读屏软件；遇到使用障碍，请告诉客服，我们会尽快改进。</p>
<h2>七、开店与商家</h2>
<p>任何登录用户都可以免费申请开店，资料经审核后开通。店铺账号与购物账号相互独立，店铺密码为 6–12 位数字，请勿与登录密码相同或告诉他人。商家应当遵守经营规范，违反的，我们会依规则处理并公示。</p>
<h2>八、条款的更新</h2>
<p>我们可能根据业务与法律的变化更新本页，重大变化会在<a href="/notice-list">公告</a>中说明。本页最近更新于 2026 年 8 月 10 日。</p>`,
  en: `<p>This page sets out the general rules for browsing and using the Liangji website. The full terms of registering and shopping are in the <a href="/other/service">terms of service</a>, and how we treat personal information in the <a href="/other/privacy">privacy policy</a>.</p>
<h2>1. Browsing</h2>
<p>You can look at goods, shops and help without an account. The cart, orders, coupons, membership and live customer service need one. The site is for personal consumption; for purchases in bulk, please make an arrangement with the shop.</p>
<h2>2. What the pages say</h2>
<ol>
<li>Titles, pictures, figures and descriptions come from the shops, which answer for them. We verify merchants and deal promptly with content that is plainly unlawful or wrong.</li>
<li>Stock, prices and offers may change at any time; what counts is the price when you submit the order. Countdowns follow our server's clock.</li>
<li>Reviews are written by people who bought the goods and are their own opinions. Unless they break the <a href="/other/service">terms of service</a>, we do not hide them because of their score.</li>
<li>Search results are sorted by relevance, which weighs the match, sales and scores; you may also sort by price, sales or date. Paid placements are marked as advertising.</li>
</ol>
<h2>3. Intellectual property</h2>
<ol>
<li>Please do not use the name and logo of Liangji in a way that makes others believe your site, shop or event is ours.</li>
<li>The software of the mall is open source under the MIT licence, and you may use, change and share it accordingly.</li>
<li>Pictures and texts of goods belong to the shops or their authors.</li>
<li>If you believe something here infringes your rights, send proof of the right, the page and first evidence through <a href="/chat">customer service</a>. We pass it to the shop promptly and remove, block or unlink it as appropriate. The shop may answer with a statement of non-infringement.</li>
</ol>
<h2>4. Fair use</h2>
<ul>
<li>Please do not use programs to flood the site, scrape data or snatch goods.</li>
<li>Do not try to enter other people's accounts, merchant centres or servers.</li>
<li>Do not spread malicious code or get in the way of others.</li>
</ul>
<p>If you find a security problem in good faith, please tell us through customer service first and keep it private until it is mended. We take no action against well-meant tests that affect nobody and take no data.</p>
<h2>5. Links to other sites</h2>
<p>Some pages link elsewhere, for example to authorities and payment providers. Those sites are run by others; please mind their rules and privacy policies.</p>
<h2>6. Languages and accessibility</h2>
<p>The site is in Chinese and English. Descriptions without English appear in Chinese. If the two versions of a rule differ, the Chinese one prevails. Our pages are designed to WCAG 2.2 AA and work by keyboard and with screen readers. If something stands in your way, tell customer service and we will improve it.</p>
<h2>7. Shops and merchants</h2>
<p>Any logged-in user may apply to open a shop for free; it opens after review. The store account is separate from your shopping account. Its password has 6–12 digits; please do not reuse your login password or share it. Merchants must keep to the rules for merchants, and breaches are dealt with and made public under those rules.</p>
<h2>8. Changes</h2>
<p>We may update this page as our business and the law change, and explain important changes in the <a href="/notice-list">announcements</a>. Last updated on 10 August 2026.</p>`,
};
