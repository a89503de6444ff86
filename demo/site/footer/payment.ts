import { column, information } from './item.ts';

const online = information(
  301,
  { zh: '在线支付', en: 'Paying online' },
  {
    zh: `<h3>付款步骤</h3>
<ol>
<li>提交订单后进入收银台，核对应付金额。</li>
<li>选择支付方式；使用微信支付时，用手机扫描页面上的二维码并在手机上确认。</li>
<li>付款成功后页面自动跳转，请勿重复扫码。二维码过期可以点击刷新。</li>
</ol>
<h3>请留意</h3>
<ul>
<li>请在提交订单后 <strong>30 分钟</strong>内（拼团订单 <strong>10 分钟</strong>内）完成付款，超时订单自动取消。</li>
<li>多家店铺的商品合并结算时只需付款一次，款项按订单分别记账。</li>
<li>已扣款但订单仍显示待付款，通常是通知延迟，请稍候刷新；若订单已取消，款项会原路退回。</li>
</ul>
<blockquote>良集的工作人员不会以任何理由要求您向个人账户转账，也不会索要付款码和短信验证码。</blockquote>`,
    en: `<h3>How to pay</h3>
<ol>
<li>After you submit an order you come to the cashier. Check the amount.</li>
<li>Choose how to pay. For WeChat Pay, scan the QR code with your phone and confirm there.</li>
<li>The page moves on by itself once the payment arrives; please do not scan twice. If the code has expired, refresh it.</li>
</ol>
<h3>Please note</h3>
<ul>
<li>Pay within <strong>30 minutes</strong> of submitting (<strong>10 minutes</strong> for group-buy), or the order is cancelled.</li>
<li>Goods from several shops are paid for once; the money is booked order by order.</li>
<li>If you have paid but the order still awaits payment, the notice is probably late: wait a moment and refresh. If the order has been cancelled, the money returns the way it came.</li>
</ul>
<blockquote>Nobody at Liangji will ever ask you to transfer money to a personal account, or ask for your payment code or SMS code.</blockquote>`,
  },
);

const balance = information(
  302,
  { zh: '余额与充值', en: 'Balance & top-up' },
  {
    zh: `<h3>余额能做什么</h3>
<p>余额可以支付商品金额与运费，既可以全额支付，也可以只付一部分，剩余部分在线支付。退款中原本由余额支付的部分会退回余额。</p>
<h3>如何充值</h3>
<ol>
<li>进入<a href="/user-center/uc-balance">我的余额</a>，点击“充值”。</li>
<li>输入金额：单次 ¥1 至 ¥100,000。</li>
<li>在线付款，成功后即时到账。</li>
</ol>
<h3>明细与安全</h3>
<ul>
<li>每一笔收支都有时间、金额、用途和变动后的余额，可随时核对。</li>
<li>充值金额仅限本人在良集消费使用，不计利息，不可转让。</li>
<li>发现异常支出，请立即<a href="/user-center/uc-password">修改密码</a>并联系<a href="/chat">在线客服</a>。</li>
</ul>`,
    en: `<h3>What the balance is for</h3>
<p>Use it to pay for goods and freight, in full or in part; the rest is paid online. Whatever a refund owes to your balance returns to it.</p>
<h3>Topping up</h3>
<ol>
<li>Open <a href="/user-center/uc-balance">My balance</a> and choose Top up.</li>
<li>Enter an amount from ¥1 to ¥100,000.</li>
<li>Pay online; the money is there at once.</li>
</ol>
<h3>Records and safety</h3>
<ul>
<li>Every movement shows its time, amount, purpose and the balance after it.</li>
<li>The balance is for your own purchases on Liangji. It bears no interest and cannot be transferred.</li>
<li>If you see a payment you did not make, <a href="/user-center/uc-password">change your password</a> at once and contact <a href="/chat">customer service</a>.</li>
</ul>`,
  },
);

const deduction = information(
  303,
  { zh: '积分抵扣', en: 'Paying with points' },
  {
    zh: `<h3>抵扣规则</h3>
<ul>
<li>100 积分抵 1 元，按 10 的整数倍使用。</li>
<li>最多抵扣商品金额的一半，运费不能用积分抵扣。</li>
<li>积分在会员折扣和优惠券之后计算。</li>
</ul>
<h3>举个例子</h3>
<table>
<thead><tr><th>项目</th><th>金额</th></tr></thead>
<tbody>
<tr><td>商品金额</td><td>¥128.00</td></tr>
<tr><td>店铺满减券</td><td>−¥20.00</td></tr>
<tr><td>使用 1,500 积分</td><td>−¥15.00</td></tr>
<tr><td>运费</td><td>¥10.00</td></tr>
<tr><td><strong>应付</strong></td><td><strong>¥103.00</strong></td></tr>
</tbody>
</table>
<h3>取消与退款</h3>
<p>订单取消，积分立即退回。部分退款时，按该商品实际分摊的积分退还；退款顺序为在线支付、余额、积分。若退回的积分已过有效期，将不再延长。</p>`,
    en: `<h3>The rules</h3>
<ul>
<li>100 points are worth ¥1; use them in multiples of 10.</li>
<li>Points cover up to half of the price of the goods, and no freight.</li>
<li>They are applied after member discounts and coupons.</li>
</ul>
<h3>An example</h3>
<table>
<thead><tr><th>Item</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Goods</td><td>¥128.00</td></tr>
<tr><td>Shop coupon</td><td>−¥20.00</td></tr>
<tr><td>1,500 points</td><td>−¥15.00</td></tr>
<tr><td>Freight</td><td>¥10.00</td></tr>
<tr><td><strong>To pay</strong></td><td><strong>¥103.00</strong></td></tr>
</tbody>
</table>
<h3>Cancelling and refunds</h3>
<p>If an order is cancelled its points return at once. A partial refund returns the points that item actually used. Money comes back in the order online payment, balance, points. Points that have expired meanwhile are not extended.</p>`,
  },
);

const invoice = information(
  304,
  { zh: '发票说明', en: 'Invoices' },
  {
    zh: `<h3>谁来开票</h3>
<p>发票由实际销售商品的店铺开具，以电子发票为主，与纸质发票具有同等效力。</p>
<h3>如何申请</h3>
<ol>
<li>提交订单时勾选“需要发票”。</li>
<li>选择抬头类型：<strong>个人</strong>填写姓名或“个人”；<strong>单位</strong>填写全称与纳税人识别号。</li>
<li>订单完成后由店铺开具，可在订单详情的<a href="/user-center/uc-order">发票页</a>查看和保存。</li>
</ol>
<h3>开票金额</h3>
<p>开票金额为您实际支付的金额，优惠券与积分抵扣的部分不在其内。使用余额付款的，在消费时开票，充值时不重复开具。</p>
<h3>修改与退货</h3>
<p>抬头填错，请在开具前联系店铺更改；已开具的可以申请作废重开。整单退款后发票随之作废，部分退款的由店铺按剩余金额重新开具。</p>`,
    en: `<h3>Who issues it</h3>
<p>The shop that sold the goods issues the invoice, usually as an electronic one, which is as valid as paper.</p>
<h3>How to ask for one</h3>
<ol>
<li>Tick the invoice option when you submit the order.</li>
<li>Choose the kind of title: <strong>personal</strong>, with your name; or <strong>unit</strong>, with the full name of the organisation and its taxpayer number.</li>
<li>The shop issues it when the order is complete; open it from the details of the order in <a href="/user-center/uc-order">My Orders</a>.</li>
</ol>
<h3>The amount</h3>
<p>It is the amount you actually paid, without what coupons and points covered. Payments from the balance are invoiced when you buy, not when you top up.</p>
<h3>Corrections and returns</h3>
<p>If the title is wrong, tell the shop before it is issued; afterwards it can be voided and issued again. A full refund voids the invoice, a partial one has it issued again for the remaining amount.</p>`,
  },
);

export const payment = column(300, '支付方式', 'Payment', [online, balance, deduction, invoice]);
