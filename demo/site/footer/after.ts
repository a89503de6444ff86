import { SERVICE_HOURS } from '../hours.ts';
import { column, information, link } from './item.ts';

const sevenDays = information(
  401,
  { zh: '七天无理由退货', en: 'Seven-day returns' },
  {
    zh: `<h3>适用条件</h3>
<p>自收到商品之日起 <strong>7 天内</strong>，商品完好、配件与赠品齐全的，可以无理由退货。为查验商品而打开包装、做合理的调试，不影响商品完好。</p>
<h3>不适用的商品</h3>
<ul>
<li>按您的要求定制的商品；</li>
<li>生鲜、鲜花等易腐易变质的商品；</li>
<li>已拆封的音像制品、计算机软件，已下载的数字化内容；</li>
<li>已交付的报纸、期刊；</li>
<li>拆封后影响安全、健康或价值明显贬损，并在下单时经您确认不宜退货的商品。</li>
</ul>
<h3>运费</h3>
<p>寄回运费由您承担，页面写明由店铺承担的除外。店铺收到退货并验收后，即退回您支付的商品价款。</p>
<p>以上商品如有质量问题，仍可按<strong>质量问题</strong>申请退款，不受七天无理由规则的限制。</p>`,
    en: `<h3>When it applies</h3>
<p>Within <strong>7 days</strong> of receiving goods you may return them without giving a reason, provided they are in good condition with their accessories and gifts. Opening the box to inspect the goods and trying them in a reasonable way does not affect this.</p>
<h3>What is excluded</h3>
<ul>
<li>goods made to your order;</li>
<li>fresh food, flowers and other perishables;</li>
<li>opened audio, video and software, and digital content already downloaded;</li>
<li>newspapers and periodicals already delivered;</li>
<li>goods which, once opened, are no longer safe or lose much of their value, and which you confirmed as non-returnable when ordering.</li>
</ul>
<h3>Freight</h3>
<p>You pay to send the goods back unless the page says the shop does. Once the shop has received and checked them, it refunds what you paid for the goods.</p>
<p>If any of the goods above are faulty you may still apply for a refund because of <strong>quality</strong>; the seven-day rule does not limit that.</p>`,
  },
);

const refunds = information(
  402,
  { zh: '退款流程与时效', en: 'Refunds step by step' },
  {
    zh: `<h3>退货退款</h3>
<ol>
<li><strong>申请</strong>：在订单详情选择商品与数量，填写原因与说明（200 字以内），可上传至多 5 张凭证图片。</li>
<li><strong>店铺处理</strong>：店铺在 3 天内同意或说明理由拒绝；逾期未处理视为同意。</li>
<li><strong>寄回</strong>：同意后请在 7 天内寄出并填写快递与运单号，逾期申请关闭。</li>
<li><strong>验收退款</strong>：店铺收到退货并确认后退款。</li>
</ol>
<h3>仅退款</h3>
<p>未发货、未收到货或经协商无需退货的，可以申请仅退款，店铺同意后直接退款。</p>
<h3>款项退到哪里</h3>
<p>款项原路退回，依次为在线支付、余额、积分。余额与积分即时到账，在线支付一般 1–5 个工作日到账，以支付机构为准。</p>
<p>寄回商品之前可以随时撤销申请；被拒绝后可以补充凭证再次申请，或请<a href="/chat">官方客服</a>介入。</p>`,
    en: `<h3>Return and refund</h3>
<ol>
<li><strong>Apply.</strong> In the order's details choose the goods and quantity, give a reason and a description of up to 200 characters, and add up to 5 pictures.</li>
<li><strong>The shop answers.</strong> It agrees, or refuses with a reason, within 3 days. If it does not answer in time, the request is deemed agreed.</li>
<li><strong>Send back.</strong> Send the goods within 7 days of agreement and enter the carrier and waybill number, or the request is closed.</li>
<li><strong>Refund.</strong> The shop confirms what it received and refunds you.</li>
</ol>
<h3>Refund only</h3>
<p>If the goods were not sent, did not arrive, or you agreed with the shop that you may keep them, apply for a refund only. It is paid as soon as the shop agrees.</p>
<h3>Where the money goes</h3>
<p>It returns the way it came: online payment first, then balance, then points. Balance and points are immediate; online payments usually take 1–5 working days, depending on the provider.</p>
<p>You may withdraw a request any time before sending the goods. If refused, you may add evidence and apply again, or ask <a href="/chat">customer service</a> to step in.</p>`,
  },
);

const warranty = information(
  403,
  { zh: '质量问题与保修', en: 'Quality & warranty' },
  {
    zh: `<h3>质量问题</h3>
<p>收到的商品有质量问题，或与页面描述不符，请保留商品、包装与照片或视频，在订单中申请售后。经核实的，可以退货、换货或维修，往返运费由店铺承担。</p>
<h3>国家三包</h3>
<table>
<thead><tr><th>时间</th><th>性能故障可选择</th></tr></thead>
<tbody>
<tr><td>7 日内</td><td>退货、换货或修理</td></tr>
<tr><td>15 日内</td><td>换货或修理</td></tr>
<tr><td>三包有效期内</td><td>免费修理；两次修理仍不能正常使用的，按规定更换</td></tr>
</tbody>
</table>
<p>以上适用于列入国家三包目录的手机、电脑、家电等商品，具体期限按该类商品的规定执行；商家承诺更优的，以承诺为准。</p>
<h3>有争议怎么办</h3>
<p>请先与店铺协商；不能达成一致的，可以申请<a href="/chat">官方客服</a>介入，也可以通过全国 12315 平台投诉。</p>`,
    en: `<h3>Faulty goods</h3>
<p>If goods are faulty or differ from their description, keep them with their packaging and some photos or a video, and apply for after-sales service from the order. Once confirmed, they are refunded, exchanged or repaired, and the shop pays freight both ways.</p>
<h3>The statutory warranty</h3>
<table>
<thead><tr><th>Time</th><th>For a functional fault you may choose</th></tr></thead>
<tbody>
<tr><td>Within 7 days</td><td>Return, exchange or repair</td></tr>
<tr><td>Within 15 days</td><td>Exchange or repair</td></tr>
<tr><td>Within the warranty period</td><td>Free repair; replacement under the rules if two repairs do not help</td></tr>
</tbody>
</table>
<p>This covers phones, computers, appliances and other goods in the national warranty catalogue, for the period set for each kind. If a shop promises more, its promise counts.</p>
<h3>If you disagree</h3>
<p>Please talk to the shop first. If that does not help, ask our <a href="/chat">customer service</a> to step in, or complain through the national 12315 platform.</p>`,
  },
);

export const after = column(400, '售后服务', 'After-sales', [
  sevenDays,
  refunds,
  warranty,
  link(404, '常见问题', 'FAQ', '/other/faq'),
  { id: 405, titleName: { zh: `人工客服 ${SERVICE_HOURS}`, en: `Live help ${SERVICE_HOURS}` }, type: 'WORD' },
]);
