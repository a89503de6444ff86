import { CONTACT, SAID, type StarterPage, TO_ADAPT } from './parts.ts';

export const buyNotice: StarterPage = {
  title: { zh: '购买须知', en: 'Before you buy' },
  html: {
    zh: `${TO_ADAPT.zh}
<p>欢迎在{{mall}}购物。下单前请了解以下规则；完整约定见<a href="/other/service">用户服务协议</a>。</p>
<h2>一、商品与价格</h2>
<ul>
<li>商品由页面所示店铺销售，店铺对商品质量、描述、发货与售后负责。</li>
<li>提交订单时系统会重新计价。价格或库存在您浏览期间发生变化的，会先显示新的结果，由您决定是否继续。</li>
<li>运费按店铺的运费规则计算，显示在结算页。</li>
</ul>
<h2>二、付款与取消</h2>
<ul>
<li>请在提交订单后 ${SAID.payMinutes} 分钟内付款，逾期未付的订单自动取消。</li>
<li>付款前可以随时取消；付款后、店铺接单前可以取消并获得全额退款。</li>
<li>积分每 ${SAID.pointsPerYuan} 分抵 1 元，至多抵商品金额的 ${SAID.pointsShare}。</li>
</ul>
<h2>三、发货与收货</h2>
<ul>
<li>店铺接单后按商品页说明的时间发货，订单详情中可以查看快递公司与运单号。</li>
<li>签收前请检查外包装。未主动确认收货的，发货后第 ${SAID.receiptDays} 天自动确认。</li>
</ul>
<h2>四、退货与退款</h2>
<ul>
<li>除定制商品、鲜活易腐商品等法律规定的情形外，自收到商品之日起 7 天内，商品完好的可以无理由退货。</li>
<li>需要退货或退款，请联系店铺或商城客服；款项按原支付方式退回。</li>
</ul>
<h2>五、联系我们</h2>
${CONTACT.zh}`,
    en: `${TO_ADAPT.en}
<p>Welcome to {{mall}}. Please read these rules before you order; the full terms are in the <a href="/other/service">terms of service</a>.</p>
<h2>1. Goods and prices</h2>
<ul>
<li>Each product is sold by the shop named on its page. The shop answers for quality, description, dispatch and after-sales service.</li>
<li>Your order is priced again when you submit it. If a price or the stock has changed in the meantime, you see the new result first and decide whether to go on.</li>
<li>Freight follows the rules of each shop and is shown at checkout.</li>
</ul>
<h2>2. Payment and cancellation</h2>
<ul>
<li>Please pay within ${SAID.payMinutes} minutes of submitting; unpaid orders are then cancelled.</li>
<li>You may cancel at any time before paying. After paying you may cancel for a full refund until the shop accepts the order.</li>
<li>${SAID.pointsPerYuan} points are worth ¥1 and may pay up to ${SAID.pointsShare} of the goods.</li>
</ul>
<h2>3. Dispatch and receipt</h2>
<ul>
<li>After accepting, the shop dispatches within the time stated on the product page. Carrier and tracking number are shown in the order.</li>
<li>Check the packaging before you sign for a parcel. Orders you have not confirmed yourself are completed ${SAID.receiptDays} days after dispatch.</li>
</ul>
<h2>4. Returns and refunds</h2>
<ul>
<li>You may return intact goods within 7 days of receipt without giving a reason, except for made-to-order, perishable and other goods that the law excludes.</li>
<li>For a return or a refund, contact the shop or our customer service. Money goes back the way it was paid.</li>
</ul>
<h2>5. Contact</h2>
${CONTACT.en}`,
  },
};
