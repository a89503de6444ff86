import { column, information } from './item.ts';

const range = information(
  201,
  { zh: '配送范围与时效', en: 'Areas & delivery times' },
  {
    zh: `<h3>配送范围</h3>
<p>良集的店铺从各自所在地发货，配送中国内地各省、自治区、直辖市。个别店铺因冷链条件所限，部分地区暂不配送，选择收货地址后商品页会直接告诉您。</p>
<h3>参考时效</h3>
<table>
<thead><tr><th>收货地区</th><th>发货后送达</th></tr></thead>
<tbody>
<tr><td>同省及邻近省份</td><td>1–2 天</td></tr>
<tr><td>华北、华东、华中、华南主要城市</td><td>2–3 天</td></tr>
<tr><td>东北、西南、西北</td><td>3–5 天</td></tr>
<tr><td>西藏、新疆及偏远乡镇</td><td>5–8 天</td></tr>
</tbody>
</table>
<p>现货订单一般在付款后 48 小时内发出；定制商品先进入制作，时间以商品页说明为准。遇极端天气、重大活动或节假日，时效可能顺延，我们会在<a href="/notice-list">公告</a>中说明。</p>
<h3>查询物流</h3>
<p>发货后，在<a href="/user-center/uc-order">我的订单</a>中可以看到承运快递与运单号。</p>`,
    en: `<h3>Where we deliver</h3>
<p>Shops send their goods from their own cities to every province, autonomous region and municipality of mainland China. A few shops cannot serve some regions because of the cold chain; once you choose an address, the product page tells you.</p>
<h3>Typical times</h3>
<table>
<thead><tr><th>Destination</th><th>After dispatch</th></tr></thead>
<tbody>
<tr><td>Same or neighbouring province</td><td>1–2 days</td></tr>
<tr><td>Main cities of north, east, central and south China</td><td>2–3 days</td></tr>
<tr><td>Northeast, southwest and northwest</td><td>3–5 days</td></tr>
<tr><td>Tibet, Xinjiang and remote townships</td><td>5–8 days</td></tr>
</tbody>
</table>
<p>Goods in stock usually leave within 48 hours of payment. Made-to-order goods are produced first, as their page explains. Severe weather, major events and holidays may add time; we say so in the <a href="/notice-list">announcements</a>.</p>
<h3>Tracking</h3>
<p>Once sent, the carrier and waybill number appear in <a href="/user-center/uc-order">My Orders</a>.</p>`,
  },
);

const freight = information(
  202,
  { zh: '运费说明', en: 'Freight charges' },
  {
    zh: `<h3>运费怎么算</h3>
<ul>
<li>运费由各店铺分别设定并分别计算。同一店铺的商品合并计费，不会每件重复收取。</li>
<li>店铺设有包邮门槛的，该店铺订单的商品金额达到门槛即免运费；部分店铺全场包邮。</li>
<li>不同地区运费可能不同，选好收货地址后，商品页与结算页显示的金额即为实收金额。</li>
<li>付费会员享有免运费权益的，结算时自动减免。</li>
</ul>
<h3>哪些优惠可以抵运费</h3>
<p>优惠券和积分只抵扣商品金额，运费需以余额或在线支付结清。</p>
<h3>退货时的运费</h3>
<p>商品有质量问题、发错或漏发的，往返运费由店铺承担；七天无理由退货的寄回运费由您承担，页面写明“退货包运费”的商品除外。请勿使用到付方式寄回，以免店铺拒收影响退款。</p>`,
    en: `<h3>How freight is worked out</h3>
<ul>
<li>Each shop sets its own freight. Goods from one shop are charged together, never piece by piece.</li>
<li>If a shop has a free-freight threshold, orders that reach it travel free; some shops deliver everything free.</li>
<li>Freight may differ by region. What the product page and checkout show for your address is what you pay.</li>
<li>Paid members with the free-freight benefit have it applied at checkout automatically.</li>
</ul>
<h3>Which discounts cover freight</h3>
<p>Coupons and points reduce the price of goods only. Freight is paid from your balance or online.</p>
<h3>Freight on returns</h3>
<p>If goods are faulty, wrong or missing, the shop pays both ways. For a seven-day no-reason return you pay to send the goods back, unless their page says return freight is included. Please do not send parcels cash-on-delivery: the shop may decline them, which delays your refund.</p>`,
  },
);

const receipt = information(
  203,
  { zh: '签收与验货', en: 'Receiving your parcel' },
  {
    zh: `<h3>签收前</h3>
<p>请先查看外箱是否完好、封条是否完整、件数是否与运单一致。发现破损、浸湿或明显拆封痕迹，可以当面开箱核对，有问题请拒收并拍照。</p>
<h3>签收后</h3>
<ol>
<li>核对商品名称、规格、数量与赠品，保留包装和吊牌，方便需要时退换。</li>
<li>生鲜、花卉等请尽快开箱，如有坏损，<strong>24 小时内</strong>拍照并在订单中申请退款。</li>
<li>其他商品如有破损、错发、漏发，请尽快联系店铺或<a href="/chat">在线客服</a>。</li>
</ol>
<h3>确认收货</h3>
<p>满意后请在订单中点击“确认收货”。未主动确认的，系统在<strong>发货后第 10 天</strong>自动确认；正在退款中的商品请先处理完售后。确认收货后订单完成，积分到账，90 天内可以评价。</p>`,
    en: `<h3>Before you sign</h3>
<p>Check that the box and its seals are intact and that the number of parcels matches the waybill. If something is damaged, wet or has been opened, unpack it with the courier; if the goods are affected, refuse them and take a photo.</p>
<h3>After you sign</h3>
<ol>
<li>Check the items, options, quantities and gifts, and keep the packaging and tags in case you need to return something.</li>
<li>Open fresh food and flowers promptly. If anything is spoiled, take photos and apply for a refund from the order <strong>within 24 hours</strong>.</li>
<li>If anything else is broken, wrong or missing, contact the shop or our <a href="/chat">customer service</a> as soon as you can.</li>
</ol>
<h3>Confirming receipt</h3>
<p>When you are satisfied, choose Confirm receipt in the order. Otherwise it is confirmed automatically <strong>10 days after dispatch</strong>; please settle any open refund first. The order is then complete, your points arrive, and you have 90 days to write a review.</p>`,
  },
);

const special = information(
  204,
  { zh: '大件与冷链配送', en: 'Bulky & chilled goods' },
  {
    zh: `<h3>家具等大件</h3>
<ul>
<li>送货前由承运方电话预约，请确认电梯、楼梯与门洞尺寸可以通过。</li>
<li>商品页注明“送货上门并安装”的，安装费用已含在价格中；其他情况另行收费的，会在下单前写明。</li>
<li>开箱发现磕碰，请不要继续安装，保留现场照片并当天联系店铺。</li>
</ul>
<h3>生鲜、冷冻与鲜花</h3>
<ul>
<li>采用保温箱加冰袋或冷链车配送，周五至周日发货的店铺会在页面说明到货日期。</li>
<li>为减少途中停留，请填写白天方便收货的地址，保持电话畅通。</li>
<li>因收货人地址有误、电话不通或拒收造成的变质，需要由收货人承担。</li>
</ul>
<p>夏季高温与冬季严寒时，店铺可能临时停发部分地区，已付款的订单可以选择等待或全额退款。</p>`,
    en: `<h3>Furniture and other bulky goods</h3>
<ul>
<li>The carrier phones ahead to agree a time. Please make sure lifts, stairs and doorways are wide enough.</li>
<li>Where a page says delivered and installed, installation is included in the price. Any other charge is stated before you order.</li>
<li>If you find damage when unpacking, stop assembling, keep photos and contact the shop the same day.</li>
</ul>
<h3>Fresh, frozen and flowers</h3>
<ul>
<li>These travel in insulated boxes with ice packs or in chilled vans. Shops that send before the weekend state the arrival day.</li>
<li>Please give an address where someone can receive parcels in the daytime, and keep your phone at hand.</li>
<li>We cannot refund spoilage caused by a wrong address, an unanswered phone or a refused delivery.</li>
</ul>
<p>In great heat or hard frost a shop may pause delivery to some regions; you may then wait, or have a paid order refunded in full.</p>`,
  },
);

export const delivery = column(200, '配送方式', 'Delivery', [range, freight, receipt, special]);
