import type { Text } from '../../types.ts';

export const buyNotice: Text = {
  zh: `<p>下单前请花两分钟阅读本页。它用平实的语言说明一笔订单从提交到售后的主要规则；完整约定见<a href="/other/service">用户服务协议</a>。</p>
<h2>一、商品与价格</h2>
<ul>
<li>商品由各店铺销售并对其描述负责。图片受拍摄与屏幕影响，颜色可能与实物略有差异，规格参数以文字说明为准。</li>
<li>划线价是商品的标示价或曾经的销售价，仅供参考，不作为计算优惠的依据。</li>
<li>同一商品同时参加秒杀、拼团、限时折扣时，只取其中一种价格。</li>
<li>提交订单时系统会重新计价。如果价格、库存或优惠在您浏览期间发生变化，会先向您显示新的结果，由您决定是否继续。</li>
</ul>
<h2>二、优惠的计算顺序</h2>
<ol>
<li>活动价（秒杀、拼团或限时折扣，至多一种）</li>
<li>会员折扣</li>
<li>店铺券（每家店铺至多一张）</li>
<li>商城券（一次结算至多一张）</li>
<li>积分（100 积分抵 1 元，按 10 的整数倍使用，最多抵商品金额的一半）</li>
<li>运费（按店铺分别计算，达到包邮门槛免运费）</li>
</ol>
<h2>三、付款与取消</h2>
<table>
<thead><tr><th>情形</th><th>规则</th></tr></thead>
<tbody>
<tr><td>付款时限</td><td>提交后 30 分钟内（拼团订单 10 分钟内），逾期自动取消</td></tr>
<tr><td>付款方式</td><td>在线支付、余额，可以组合使用</td></tr>
<tr><td>付款前取消</td><td>随时可以，库存、优惠券与积分立即退回</td></tr>
<tr><td>付款后、店铺接单前取消</td><td>可以直接取消，全额退款</td></tr>
<tr><td>店铺接单以后</td><td>请在订单中申请退款，由店铺处理</td></tr>
</tbody>
</table>
<p>付款、退款均在良集页面内完成。请不要通过聊天中的链接、二维码或个人账户付款。</p>
<h2>四、发货与收货</h2>
<ul>
<li>现货一般在付款后 48 小时内发出，预售与定制以页面标注为准。</li>
<li>签收前请检查外包装；生鲜、花卉请在签收后 24 小时内反馈问题。</li>
<li>满意后请确认收货；未操作的，发货后第 10 天自动确认。</li>
<li>订单完成后积分到账（每实付 ¥10 得 1 积分），90 天内可以评价。</li>
</ul>
<h2>五、退货与退款</h2>
<ul>
<li>自收到商品之日起 7 天内，商品完好的，可以无理由退货。</li>
<li>店铺 3 天内未处理退款申请，视为同意；同意后请在 7 天内寄回并填写运单号，逾期申请关闭。</li>
<li>退款按在线支付、余额、积分的顺序原路退回，不超过该商品实际支付的金额。</li>
<li>优惠券仅在整笔交易全部退款时退回。</li>
</ul>
<h2>六、定制商品特别提示</h2>
<p>定制商品按您填写的文字、尺寸与款式单独制作。店铺接单后订单进入“制作中”，<strong>不适用七天无理由退货</strong>，请在提交前仔细核对文字、字体与尺寸。有质量问题，或与您确认的效果图不符的，照常退换。请勿提交侵犯他人权益或违反公序良俗的文字与图案，店铺有权拒绝制作并全额退款。</p>
<h2>七、不适用七天无理由退货的商品</h2>
<ul>
<li>定制的商品；</li>
<li>生鲜、鲜花等易腐易变质的商品；</li>
<li>已拆封的音像制品、计算机软件，在线下载的数字化商品；</li>
<li>已交付的报纸、期刊；</li>
<li>其他依性质不宜退货，并在下单时经您确认的商品。</li>
</ul>
<h2>八、留言与联系</h2>
<p>每个订单可以留言 200 字以内，颜色、尺码等请以所选规格为准，留言不能更改规格与价格。需要帮助，请在商品页或订单中联系店铺，或联系<a href="/chat">官方客服</a>。</p>`,
  en: `<p>Please take two minutes to read this page before ordering. It explains in plain words what happens from checkout to after-sales; the full terms are in the <a href="/other/service">terms of service</a>.</p>
<h2>1. Goods and prices</h2>
<ul>
<li>Goods are sold by the shops, which answer for their descriptions. Colours may differ slightly with lighting and screens; the written specification counts.</li>
<li>A struck-out price is a list price or an earlier selling price. It is for reference and never the basis of a discount.</li>
<li>An item in a flash sale, a group-buy and a timed discount at once takes only one of these prices.</li>
<li>Your order is priced again when you submit it. If a price, stock or a discount has changed meanwhile, you see the new result first and decide.</li>
</ul>
<h2>2. How discounts are applied</h2>
<ol>
<li>Promotional price (flash sale, group-buy or timed discount; one at most)</li>
<li>Member discount</li>
<li>Shop coupon (one per shop)</li>
<li>Mall coupon (one per checkout)</li>
<li>Points (100 points for ¥1, in multiples of 10, up to half of the price of the goods)</li>
<li>Freight (per shop, free above the shop's threshold)</li>
</ol>
<h2>3. Paying and cancelling</h2>
<table>
<thead><tr><th>Case</th><th>Rule</th></tr></thead>
<tbody>
<tr><td>Time to pay</td><td>Within 30 minutes of submitting (group-buy: 10 minutes), or the order is cancelled</td></tr>
<tr><td>Ways to pay</td><td>Online and from your balance, or both together</td></tr>
<tr><td>Cancelling before payment</td><td>At any time; stock, coupons and points return at once</td></tr>
<tr><td>Cancelling after payment, before the shop accepts</td><td>Directly, with a full refund</td></tr>
<tr><td>After the shop has accepted</td><td>Apply for a refund from the order; the shop decides</td></tr>
</tbody>
</table>
<p>Payments and refunds take place on our pages only. Please do not pay through links or QR codes sent in chat, or to a personal account.</p>
<h2>4. Dispatch and receipt</h2>
<ul>
<li>Goods in stock usually leave within 48 hours of payment; pre-orders and made-to-order goods follow their page.</li>
<li>Check the parcel before you sign. Report problems with fresh food and flowers within 24 hours.</li>
<li>Confirm receipt when you are satisfied; otherwise it is confirmed automatically 10 days after dispatch.</li>
<li>Points (1 for every ¥10 paid) arrive when the order is completed, and you may review it for 90 days.</li>
</ul>
<h2>5. Returns and refunds</h2>
<ul>
<li>Goods in good condition may be returned without a reason within 7 days of receiving them.</li>
<li>If the shop does not answer a refund request within 3 days, it is deemed agreed. Then send the goods within 7 days and enter the waybill number, or the request is closed.</li>
<li>Refunds return the way you paid, in the order online payment, balance, points, and never exceed what the item cost you.</li>
<li>A coupon returns only when everything in the checkout is refunded.</li>
</ul>
<h2>6. Made-to-order goods</h2>
<p>These are made for you alone, with your words, size and style. Once the shop accepts the order it is in production and <strong>cannot be returned without a reason</strong>, so please check text, lettering and size before you submit. If the goods are faulty or differ from the drawing you approved, returns apply as usual. Please do not submit words or images that infringe others' rights or offend public decency; the shop may decline them and refund you in full.</p>
<h2>7. Goods outside the seven-day rule</h2>
<ul>
<li>made-to-order goods;</li>
<li>fresh food, flowers and other perishables;</li>
<li>opened audio, video and software, and downloaded digital goods;</li>
<li>newspapers and periodicals already delivered;</li>
<li>other goods unsuitable for return by nature, which you confirmed when ordering.</li>
</ul>
<h2>8. Notes and contact</h2>
<p>Each order can carry a note of up to 200 characters. Colour and size follow the options you chose; a note cannot change options or prices. For help, contact the shop from the product page or your order, or our <a href="/chat">customer service</a>.</p>`,
};
