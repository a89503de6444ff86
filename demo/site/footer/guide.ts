import { column, information, link } from './item.ts';

const steps = information(
  101,
  { zh: '购物流程', en: 'How to order' },
  {
    zh: `<h3>五步买到心仪的商品</h3>
<ol>
<li><strong>找商品</strong>：用顶部搜索框输入商品名称，或从左侧分类逐级浏览。列表页可按店铺、价格、属性筛选，筛选条件保存在网址里，方便收藏和分享。</li>
<li><strong>选规格</strong>：在商品页选择颜色、尺码等规格。缺货的规格会划线显示，点开可以查看同款还有哪些组合有货。</li>
<li><strong>加入购物车</strong>：不同店铺的商品可以一起结算，系统会按店铺拆成多个订单。</li>
<li><strong>提交订单</strong>：核对收货地址、优惠券、积分与运费。每个订单可留言 200 字以内。</li>
<li><strong>完成付款</strong>：请在提交后 <strong>30 分钟</strong>内（拼团订单 10 分钟内）付款，逾期订单自动取消，占用的库存、优惠券和积分会立即退回。</li>
</ol>
<p>浏览商品和加入购物车无需登录；下单与查看订单需要先<a href="/login">登录</a>或<a href="/register">免费注册</a>。</p>`,
    en: `<h3>From search to checkout in five steps</h3>
<ol>
<li><strong>Find it.</strong> Type a name in the search box or walk through the categories. Filter by shop, price or attribute; the filters live in the address, so you can bookmark or share them.</li>
<li><strong>Choose your options.</strong> Pick a colour, a size and so on. Options that are sold out are crossed out; open one to see which combinations are still in stock.</li>
<li><strong>Add to cart.</strong> Goods from different shops check out together and become one order per shop.</li>
<li><strong>Submit the order.</strong> Check the address, coupons, points and freight. Each order can carry a note of up to 200 characters.</li>
<li><strong>Pay.</strong> Please pay within <strong>30 minutes</strong>, or 10 for group-buy. After that the order is cancelled, and its stock, coupons and points are released at once.</li>
</ol>
<p>You can browse and fill your cart without an account. To order and see your orders, please <a href="/login">log in</a> or <a href="/register">register for free</a>.</p>`,
  },
);

const points = information(
  102,
  { zh: '会员与积分', en: 'Membership & points' },
  {
    zh: `<h3>积分怎么来</h3>
<ul>
<li>购物：订单完成后，每实付 ¥10 得 1 积分。</li>
<li>签到：每日 5 积分，连续第 7 天得 30 积分。</li>
</ul>
<h3>积分怎么用</h3>
<ul>
<li>结算抵扣：100 积分抵 1 元，按 10 的整数倍使用，最多抵扣商品金额的一半。</li>
<li>积分商城：兑换专区商品，见<a href="/member-center/integral-mall">积分商城</a>。</li>
</ul>
<p>积分自获得起至第二个自然年年末有效，到期未用自动失效；积分不可转让、不可提现。退款时，抵扣的积分会按原路退回。</p>
<h3>两种会员</h3>
<p><strong>成长等级</strong>随消费累计自动提升；<strong>付费会员</strong>分月卡、季卡、年卡。两者相互独立，权益包括会员折扣、积分加倍、免运费和会员专属券，以<a href="/member-center/member-center">会员中心</a>展示为准。</p>`,
    en: `<h3>Earning points</h3>
<ul>
<li>Shopping: 1 point for every ¥10 paid, credited when the order is completed.</li>
<li>Checking in: 5 points a day, and 30 on the seventh day in a row.</li>
</ul>
<h3>Spending points</h3>
<ul>
<li>At checkout: 100 points are worth ¥1. Use them in multiples of 10, for up to half of the price of the goods.</li>
<li>In the <a href="/member-center/integral-mall">points mall</a>: exchange them for selected goods.</li>
</ul>
<p>Points are valid until the end of the second calendar year and lapse if unused. They cannot be transferred or cashed. Points spent on goods you return come back to you.</p>
<h3>Two kinds of membership</h3>
<p>Your <strong>growth level</strong> rises with what you spend. <strong>Paid membership</strong> is sold by the month, season or year. The two are independent; their benefits, such as discounts, extra points, free freight and member coupons, are listed in the <a href="/member-center/member-center">member centre</a>.</p>`,
  },
);

const coupons = information(
  103,
  { zh: '优惠券使用', en: 'Using coupons' },
  {
    zh: `<h3>三类优惠券</h3>
<table>
<thead><tr><th>类型</th><th>怎么优惠</th><th>举例</th></tr></thead>
<tbody>
<tr><td>满减券</td><td>商品金额达到门槛后减固定金额</td><td>满 ¥199 减 ¥20</td></tr>
<tr><td>折扣券</td><td>按比例打折，设有优惠上限</td><td>9 折，至多减 ¥50</td></tr>
<tr><td>立减券</td><td>没有门槛，直接减</td><td>立减 ¥5</td></tr>
</tbody>
</table>
<h3>使用规则</h3>
<ul>
<li>每家店铺的订单至多使用一张店铺券，一次结算至多使用一张商城券，两者可以叠加。</li>
<li>优惠按会员折扣、店铺券、商城券、积分的顺序依次计算，结算页会逐项列出。</li>
<li>券面写明适用范围（全场、店铺、分类或指定商品）和有效期，领取后条件不再变更。</li>
<li>订单取消后券即退回；付款后仅在整笔交易全部退款时退回，已过有效期的不再延期。</li>
</ul>
<p>去<a href="/coupons">领券中心</a>看看今天有哪些券。</p>`,
    en: `<h3>Three kinds of coupon</h3>
<table>
<thead><tr><th>Kind</th><th>What it does</th><th>For example</th></tr></thead>
<tbody>
<tr><td>Amount off</td><td>Takes off a fixed sum above a threshold</td><td>¥20 off ¥199</td></tr>
<tr><td>Percentage off</td><td>Takes off a share, up to a cap</td><td>10% off, up to ¥50</td></tr>
<tr><td>Cash</td><td>Takes off a sum, no threshold</td><td>¥5 off</td></tr>
</tbody>
</table>
<h3>Rules</h3>
<ul>
<li>At most one shop coupon per shop and one mall coupon per checkout; the two may be combined.</li>
<li>Discounts apply in this order: member discount, shop coupon, mall coupon, points. Checkout lists each of them.</li>
<li>A coupon states where it applies (whole mall, shop, category or product) and until when. Its terms do not change once you hold it.</li>
<li>If an order is cancelled its coupon comes back. After payment it comes back only when everything in the checkout is refunded, with its original expiry date.</li>
</ul>
<p>See today's offers in the <a href="/coupons">coupon centre</a>.</p>`,
  },
);

const promotions = information(
  104,
  { zh: '秒杀与拼团', en: 'Flash sales & group-buys' },
  {
    zh: `<h3>限时秒杀</h3>
<p>每天五场：0 点、8 点、12 点、16 点、20 点（北京时间）开始。秒杀库存从商品库存中单独划出，每款商品标明每单与每人限购数量。提交订单即锁定库存，30 分钟内未付款自动释放给其他人。倒计时以服务器时间为准，无需调整电脑时钟。</p>
<h3>拼团</h3>
<ul>
<li>可以自己开团，也可以加入他人的团；付款成功后才计入人数。</li>
<li>开团后 24 小时内凑满人数即成团，所有订单进入备货。</li>
<li>到时未满，全部成员自动全额退款。良集不设虚拟成员，显示几人就是几人。</li>
</ul>
<h3>与其他优惠的关系</h3>
<p>秒杀价、拼团价、限时折扣价同一商品只取其一；在此基础上可否再用优惠券和积分，以结算页显示为准。</p>`,
    en: `<h3>Flash sales</h3>
<p>Five sessions a day, starting at 00:00, 08:00, 12:00, 16:00 and 20:00 Beijing time. Stock is set aside for the session, and each item states how many you may buy per order and in all. Submitting an order reserves the goods; if it is not paid within 30 minutes they go back on sale. The countdown follows our server's clock, not your computer's.</p>
<h3>Group-buys</h3>
<ul>
<li>Start a group or join one. A member counts once they have paid.</li>
<li>When the group fills within 24 hours, every order goes ahead.</li>
<li>If it does not, every member is refunded in full. There are no invented members: the number you see is real.</li>
</ul>
<h3>Together with other offers</h3>
<p>An item takes one of the flash, group or timed-discount prices. Whether coupons and points may be used on top is shown at checkout.</p>`,
  },
);

export const guide = column(100, '购物指南', 'Shopping guide', [
  steps,
  points,
  coupons,
  promotions,
  link(105, '新品上架', 'New in', '/newlist'),
]);
