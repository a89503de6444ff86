/** `day` counts back from the reference day of the demo. */
import type { Text } from '../types.ts';
import { SERVICE_HOURS } from './hours.ts';

export type DemoNotice = { title: Text; html: Text; day: number; pinned: boolean };

export const notices: DemoNotice[] = [
  {
    title: { zh: '谨防冒充良集客服的电话与短信', en: 'Beware of calls and texts posing as Liangji' },
    html: {
      zh: `<p>近期有顾客反映，接到自称“良集客服”的电话，以“订单异常”“开通会员误扣费”“商品质量理赔”等理由，要求添加私人账号、下载会议软件或转账到“安全账户”。这些都是诈骗。</p>
<h2>请记住三点</h2>
<ul>
<li>退款只会在您的订单页面内进行，原路退回，<strong>不需要</strong>您另外转账或借款。</li>
<li>我们不会索要密码、短信验证码和付款码，也不会要求共享屏幕。</li>
<li>有疑问时，请自行打开良集网站，从页面右侧联系<a href="/chat">在线客服</a>核实。</li>
</ul>
<p>如已受骗，请立即拨打 110 或 96110 报警，并尽快修改登录密码。</p>`,
      en: `<p>Some shoppers have had calls from people claiming to be Liangji customer service. They speak of a problem with an order, a membership charged by mistake or compensation for faulty goods, and ask you to add a private account, install meeting software or move money to a safe account. These are scams.</p>
<h2>Three things to remember</h2>
<ul>
<li>Refunds happen inside your order and return the way you paid. You are <strong>never</strong> asked to transfer or borrow money.</li>
<li>We do not ask for passwords, SMS codes or payment codes, nor to share your screen.</li>
<li>If in doubt, open our site yourself and ask <a href="/chat">customer service</a>.</li>
</ul>
<p>If you have been deceived, call the police on 110 or 96110 at once and change your password.</p>`,
    },
    day: 2,
    pinned: true,
  },
  {
    title: { zh: '春节期间发货与客服安排', en: 'Delivery and customer service over the Spring Festival' },
    html: {
      zh: `<p>春节将至，为让大家安心过年，现将节日期间的安排说明如下，请合理安排下单时间。</p>
<table>
<thead><tr><th>时间</th><th>发货</th><th>人工客服</th></tr></thead>
<tbody>
<tr><td>腊月二十五以前</td><td>正常，48 小时内发出</td><td>${SERVICE_HOURS}</td></tr>
<tr><td>腊月二十六至除夕前一天</td><td>部分店铺停发，以商品页为准</td><td>10:00–20:00</td></tr>
<tr><td>除夕至正月初三</td><td>仅部分城市的年货与鲜花可达</td><td>10:00–18:00</td></tr>
<tr><td>正月初四至初七</td><td>陆续恢复，按下单先后发出</td><td>10:00–20:00</td></tr>
<tr><td>正月初八起</td><td>全部恢复</td><td>${SERVICE_HOURS}</td></tr>
</tbody>
</table>
<p>停运期间，店铺处理退款的 3 天时限与寄回商品的 7 天时限照常计算；遇快递停收无法寄出，请在退款页面留言，客服会为您顺延。定制商品请至少提前三周下单。</p>`,
      en: `<p>The Spring Festival is near. So that everyone can enjoy it, please plan your orders around these dates of the lunar calendar.</p>
<table>
<thead><tr><th>When</th><th>Dispatch</th><th>Live help</th></tr></thead>
<tbody>
<tr><td>Until the 25th of the twelfth month</td><td>As usual, within 48 hours</td><td>${SERVICE_HOURS}</td></tr>
<tr><td>The 26th to two days before New Year</td><td>Some shops pause; see the product page</td><td>10:00–20:00</td></tr>
<tr><td>New Year's Eve to the 3rd day</td><td>Festive food and flowers in some cities only</td><td>10:00–18:00</td></tr>
<tr><td>4th to 7th day</td><td>Starting again, in order of purchase</td><td>10:00–20:00</td></tr>
<tr><td>From the 8th day</td><td>Back to normal</td><td>${SERVICE_HOURS}</td></tr>
</tbody>
</table>
<p>The 3 days a shop has to answer a refund request and the 7 days you have to send goods back run as usual. If no carrier will take your parcel, leave a message on the refund and we will extend your time. Please order made-to-order goods at least three weeks ahead.</p>`,
    },
    day: 5,
    pinned: true,
  },
  {
    title: { zh: '年货节上线：每晚八点有惊喜', en: 'New Year market: something new at eight each evening' },
    html: {
      zh: `<p>坚果礼盒、山野干货、新茶、对联文房与花市年宵，都已经摆上货架。即日起至小年，每晚 20:00 的秒杀场将上新一批年货。</p>
<ul>
<li>秒杀商品限量限购，售完为止，价格与数量以<a href="/flash-sale">秒杀页</a>为准。</li>
<li>满减券每日 10:00 发放，可在<a href="/coupons">领券中心</a>领取。</li>
<li>需要代写贺卡的礼盒，请在订单留言中写明，200 字以内。</li>
</ul>`,
      en: `<p>Nut boxes, mountain produce, new tea, couplets and ink, flowers for the holidays: it is all here. From today until the Little New Year, the flash sale at 20:00 brings a new batch of festive goods every evening.</p>
<ul>
<li>Quantities are limited; prices and limits are on the <a href="/flash-sale">flash-sale page</a>.</li>
<li>New coupons appear at 10:00 each day in the <a href="/coupons">coupon centre</a>.</li>
<li>For a handwritten card with your gift box, put the words in the note of your order, up to 200 characters.</li>
</ul>`,
    },
    day: 8,
    pinned: false,
  },
  {
    title: { zh: '系统维护通知：周三凌晨两点至四点', en: 'Maintenance, Wednesday 02:00–04:00' },
    html: {
      zh: `<p>为提升结算与支付的稳定性，我们将于本周三 02:00–04:00（北京时间）进行系统升级。</p>
<ul>
<li>期间可以正常浏览和搜索商品，暂停提交订单、付款、充值与退款申请。</li>
<li>升级开始时仍未付款的订单，付款时限顺延至升级结束后 30 分钟。</li>
<li>0 点开始的秒杀场提前于 02:00 结束，未售出的库存将在 8 点场继续。</li>
</ul>
<p>如提前完成，我们会立即恢复服务。给您带来不便，敬请谅解。</p>`,
      en: `<p>To make checkout and payment more dependable we are upgrading our systems this Wednesday from 02:00 to 04:00 Beijing time.</p>
<ul>
<li>You can browse and search as usual; submitting orders, paying, topping up and applying for refunds are paused.</li>
<li>Orders unpaid when we begin can be paid until 30 minutes after we finish.</li>
<li>The flash sale that starts at 00:00 ends at 02:00, and what is left continues at 08:00.</li>
</ul>
<p>If we finish early, everything returns at once. Thank you for your patience.</p>`,
    },
    day: 12,
    pinned: false,
  },
  {
    title: { zh: '包装升级：瓷器与玻璃改用蜂窝纸缓冲', en: 'Better packaging: honeycomb paper for china and glass' },
    html: {
      zh: `<p>即日起，陶火厨房、山雾茶舍等店铺的瓷器与玻璃制品全面改用蜂窝纸加瓦楞内托，不再使用气泡膜。</p>
<h2>有什么不同</h2>
<ul>
<li>三个月试用中，每千件破损由 9 件降到 3 件。</li>
<li>整套包装可以与纸箱一起回收，不需要拆分胶膜。</li>
<li>内托留有手指孔，取出更稳当。</li>
</ul>
<p>如果收到时仍有破损，请拍下外箱与商品，在订单中申请退款或补发。</p>`,
      en: `<p>From today, china and glass from Kiln &amp; Fire Kitchen, Mountain Mist Tea and other shops travel in honeycomb paper and corrugated trays instead of bubble wrap.</p>
<h2>What changes</h2>
<ul>
<li>In a three-month trial, breakages fell from 9 to 3 in every thousand.</li>
<li>The whole package can be recycled with its box; there is no film to peel off.</li>
<li>Finger holes in the tray make it safer to lift things out.</li>
</ul>
<p>If something still arrives broken, take a photo of the box and the goods, and ask for a refund or a replacement from the order.</p>`,
    },
    day: 19,
    pinned: false,
  },
  {
    title: { zh: '琢光礼物刻字工坊开放预约', en: 'Cut Light Gifts opens its engraving workshop' },
    html: {
      zh: `<p>北京<strong>琢光礼物</strong>的刻字工坊扩建完成，即日起开放预约，首饰、摆件与礼盒都可以定制。驻店匠人手工刻字、刻图，下单时填写文字与字体，店铺会先发效果图，您确认后再开工。</p>
<p>定制商品制作周期一般为 5–10 天，订单会显示“制作中”，完成后转为“待发货”。定制商品不适用七天无理由退货，但质量问题照常售后。</p>
<p>到<a href="/customized">定制专区</a>看看。</p>`,
      en: `<p><strong>Cut Light Gifts</strong> of Beijing has enlarged its engraving workshop and now takes orders for jewellery, ornaments and gift boxes. Its craftspeople engrave words and drawings by hand. Tell them the text and lettering when you order; they send you a drawing and begin once you approve it.</p>
<p>Making takes 5–10 days as a rule. Your order shows In production, then Preparing to ship. Made-to-order goods cannot be returned without a reason, but faults are covered as usual.</p>
<p>Have a look at our <a href="/customized">made-to-order goods</a>.</p>`,
    },
    day: 27,
    pinned: false,
  },
  {
    title: { zh: '积分到期提醒与使用建议', en: 'Points about to expire, and how to use them' },
    html: {
      zh: `<p>积分有效期至第二个自然年年末，到期未使用的部分将自动失效。请登录后到<a href="/user-center/uc-integral">我的积分</a>查看即将到期的数量。</p>
<ul>
<li>结算时抵扣：100 积分抵 1 元，按 10 的整数倍使用，最多抵商品金额的一半。</li>
<li>积分商城兑换：日用小物、文具与咖啡茶包，见<a href="/member-center/integral-mall">积分商城</a>。</li>
</ul>
<p>退款退回的积分沿用原来的有效期，临近年末请留意使用时间。</p>`,
      en: `<p>Points are valid until the end of the second calendar year; what is left then lapses. Log in and open <a href="/user-center/uc-integral">My points</a> to see what is about to expire.</p>
<ul>
<li>At checkout: 100 points are worth ¥1, in multiples of 10, for up to half of the price of the goods.</li>
<li>In the <a href="/member-center/integral-mall">points mall</a>: small household goods, stationery, coffee and tea bags.</li>
</ul>
<p>Points that return with a refund keep their original expiry, so mind the date near the end of the year.</p>`,
    },
    day: 34,
    pinned: false,
  },
  {
    title: { zh: '生鲜冷链覆盖范围扩大', en: 'Chilled delivery reaches further' },
    html: {
      zh: `<p>田野鲜生新增兰州、西宁、银川三处冷链分拨点，甘肃、青海、宁夏多数城市的生鲜时效由 4–5 天缩短到 2–3 天。</p>
<p>西藏、新疆暂时仍无法保证全程温控，为避免变质，生鲜商品暂不配送这两个地区；粮油干货等常温食品可以改从味巷零食选购。选择收货地址后，商品页会直接提示能否送达。</p>`,
      en: `<p>Open Field Fresh has added chilled hubs in Lanzhou, Xining and Yinchuan. Fresh food now reaches most cities of Gansu, Qinghai and Ningxia in 2–3 days rather than 4–5.</p>
<p>We cannot yet keep parcels cold all the way to Tibet and Xinjiang, so fresh food is not delivered there for now; for food that needs no chilling, try Flavour Lane Snacks. Choose your address and the product page tells you whether we deliver.</p>`,
    },
    day: 46,
    pinned: false,
  },
  {
    title: { zh: '评价规则更新：鼓励真实、具体的评价', en: 'New review rules: real and specific' },
    html: {
      zh: `<p>为了让评价更有参考价值，我们更新了评价规则：</p>
<ol>
<li>订单完成后 90 天内可以评价，每条 150 字以内，可附至多 9 张图片。</li>
<li>评价展示所购规格，不展示真实姓名与手机号。</li>
<li>店铺可以公开回复，但不得以返现、赠品换取好评，也不得骚扰给出差评的顾客。</li>
<li>含广告、辱骂、他人隐私或与商品无关的内容不予展示；低分评价不会因为分数低而隐藏。</li>
</ol>
<p>发现刷评或好评返现，请通过<a href="/chat">在线客服</a>举报。</p>`,
      en: `<p>To make reviews more useful we have updated the rules:</p>
<ol>
<li>You may review within 90 days of completion, in up to 150 characters with up to 9 pictures.</li>
<li>A review shows the option bought, never your real name or phone number.</li>
<li>A shop may reply in public. It may not offer cash or gifts for praise, nor bother those who complain.</li>
<li>Advertising, abuse, other people's private details and off-topic text are not shown. Low scores are never hidden for being low.</li>
</ol>
<p>If you see bought reviews, please tell <a href="/chat">customer service</a>.</p>`,
    },
    day: 61,
    pinned: false,
  },
  {
    title: { zh: '隐私政策更新说明', en: 'Changes to our privacy policy' },
    html: {
      zh: `<p>我们更新了<a href="/other/privacy">隐私政策</a>，主要变化如下：</p>
<ul>
<li>逐项列出收集的信息、用途与保存期限，并说明哪些可以不提供。</li>
<li>补充浏览足迹的查看与清空方法。</li>
<li>明确店铺只能看到履行订单所需的收货信息，不得另作他用。</li>
<li>增加未满十四周岁儿童的专门说明。</li>
</ul>
<p>更新自公布之日起第七天生效。如不同意，可以停止使用并申请注销账号，未完成的订单会继续为您处理。</p>`,
      en: `<p>We have updated our <a href="/other/privacy">privacy policy</a>. The main changes:</p>
<ul>
<li>It lists what we collect, why and for how long, and what you may choose not to give.</li>
<li>It explains how to see and clear your browsing footprint.</li>
<li>It says that shops see only the delivery details an order needs and may use them for nothing else.</li>
<li>It has a section on children under fourteen.</li>
</ul>
<p>It takes effect seven days after publication. If you do not agree you may stop using the mall and close your account; open orders will still be completed.</p>`,
    },
    day: 103,
    pinned: false,
  },
  {
    title: { zh: '良集新版网站上线', en: 'A new Liangji website' },
    html: {
      zh: `<p>良，是做得认真；集，是聚在一起。今天，良集的新版网站与大家见面。</p>
<ul>
<li>多家店铺一次结算，结算页逐项列出每一分优惠从哪里来。</li>
<li>中文与英文随时切换，浅色与深色跟随系统。</li>
<li>缺货的规格也能看到，点开就知道同款还有哪些组合有货。</li>
<li>全站可以只用键盘操作，也适配读屏软件。</li>
</ul>
<p>新用户可以从<a href="/other/buy-notice">购买须知</a>和<a href="/other/faq">常见问题</a>开始了解。有建议，欢迎随时告诉<a href="/chat">在线客服</a>。</p>`,
      en: `<p>In Chinese, liang is fine work and ji is a gathering. Today our new website opens.</p>
<ul>
<li>Check out goods from several shops at once, and see where every discount comes from.</li>
<li>Switch between Chinese and English at any time; light and dark follow your system.</li>
<li>Options that are sold out stay visible; open one to see which combinations are in stock.</li>
<li>Everything works by keyboard and with a screen reader.</li>
</ul>
<p>New here? Start with the <a href="/other/buy-notice">“Before you buy” page</a> and the <a href="/other/faq">FAQ</a>. If you have an idea, tell our <a href="/chat">customer service</a>.</p>`,
    },
    day: 180,
    pinned: false,
  },
  {
    title: { zh: '三家新店开张：墨间书文、青园花植、野趣户外', en: 'Three new shops: books, plants and the outdoors' },
    html: {
      zh: `<p>欢迎三位新邻居：</p>
<ul>
<li><strong>墨间书文</strong>（南京）：图书、文具与乐器，吉他和尤克里里出库前逐把调音。</li>
<li><strong>青园花植</strong>（昆明）：鲜花、绿植、园艺工具与宠物用品，活体植物到家保活。</li>
<li><strong>野趣户外</strong>（成都）：帐篷、背包、骑行与健身装备，上架前都由领队实际用过一季。</li>
</ul>
<p>关注店铺可以及时收到上新与店铺券，请在店铺页点击“关注”。</p>`,
      en: `<p>Please welcome three neighbours:</p>
<ul>
<li><strong>Between Ink Books</strong> (Nanjing): books, stationery and instruments, each guitar and ukulele tuned before it leaves.</li>
<li><strong>Green Court Garden</strong> (Kunming): flowers, houseplants, garden tools and pet goods, with plants guaranteed to arrive alive.</li>
<li><strong>Wildways Outdoor</strong> (Chengdu): tents, packs, cycling and fitness gear that trip leaders have used for a season.</li>
</ul>
<p>Follow a shop on its page to hear of its new goods and coupons.</p>`,
    },
    day: 430,
    pinned: false,
  },
];
