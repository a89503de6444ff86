import { column, information, link } from './item.ts';

const opening = information(
  501,
  { zh: '免费开店', en: 'Open a shop' },
  {
    zh: `<h3>谁可以开店</h3>
<p>持有有效营业执照的企业或个体工商户，登录后即可在<a href="/user-center/uc-shopaccount">店铺账号</a>中申请，入驻不收取开店费用。</p>
<h3>需要准备</h3>
<ul>
<li>店铺名称：20 字以内，不含特殊字符；</li>
<li>店铺介绍：10–200 字，写清主营与特色；</li>
<li>店铺标志、营业执照、经营者身份证正反面照片，每张不超过 2MB。</li>
</ul>
<h3>申请流程</h3>
<ol>
<li>填写资料并提交，状态为“审核中”。</li>
<li>审核未通过会说明原因，修改后可以重新提交。</li>
<li>审核通过后获得店铺账号，设置 6–12 位数字的店铺密码。</li>
<li>用店铺账号登录商家管理中心，上传商品，审核后上架。</li>
</ol>
<p>销售食品、出版物、医疗器械等需要许可的商品，请一并提供相应的许可证件。</p>`,
    en: `<h3>Who may open one</h3>
<p>Any company or sole trader with a valid business licence. Log in and apply under <a href="/user-center/uc-shopaccount">Store account</a>; there is no fee to open.</p>
<h3>What you need</h3>
<ul>
<li>a store name of up to 20 characters, without special characters;</li>
<li>a description of 10–200 characters saying what you sell and what sets you apart;</li>
<li>a logo, your business licence, and the front and back of the owner's ID card, each at most 2 MB.</li>
</ul>
<h3>How it works</h3>
<ol>
<li>Fill in the form and submit it; it is then under review.</li>
<li>If it does not pass you are told why, and may change it and submit again.</li>
<li>Once it passes you receive a store account and set a store password of 6–12 digits.</li>
<li>Log in to the merchant centre with it and add your goods; they go on sale after review.</li>
</ol>
<p>For food, publications, medical devices and other goods that need a permit, please supply the permit as well.</p>`,
  },
);

const rules = information(
  502,
  { zh: '商家经营规范', en: 'Rules for merchants' },
  {
    zh: `<h3>商品与宣传</h3>
<ul>
<li>只销售来源合法、质量合格的商品，标题、图片、参数与实物一致。</li>
<li>标价真实，划线价须有成交或标示依据；不使用绝对化用语，不虚构销量与评价。</li>
<li>食品、化妆品等写明生产日期、保质期与许可或备案信息。</li>
</ul>
<h3>履约与服务</h3>
<ul>
<li>付款后及时接单，现货 48 小时内发货并填写真实运单号。</li>
<li>退款申请须在 3 天内处理，逾期视为同意。</li>
<li>在线咨询文明应答，不得引导顾客脱离平台交易。</li>
</ul>
<h3>顾客信息</h3>
<p>顾客的姓名、电话和地址仅限用于履行订单，不得留存、出售或另作他用。</p>
<h3>违规处理</h3>
<p>视情节给予提醒、商品下架、限制活动报名直至店铺下线；涉嫌违法的，依法报告主管部门。商家对处理有异议的，可以在 7 日内提交说明与证据申请复核。</p>`,
    en: `<h3>Goods and descriptions</h3>
<ul>
<li>Sell only lawful goods of sound quality whose titles, pictures and figures match the real thing.</li>
<li>Price honestly. A struck-out price needs a basis. No absolute claims, no invented sales or reviews.</li>
<li>For food, cosmetics and the like, state dates, shelf life and permit or filing details.</li>
</ul>
<h3>Fulfilment and service</h3>
<ul>
<li>Accept paid orders promptly, send goods in stock within 48 hours and enter the real waybill number.</li>
<li>Answer refund requests within 3 days; otherwise they are deemed agreed.</li>
<li>Be courteous in chat, and do not lead shoppers to trade outside the mall.</li>
</ul>
<h3>Shoppers' information</h3>
<p>Names, phone numbers and addresses are for fulfilling orders only. They may not be kept, sold or used for anything else.</p>
<h3>Breaches</h3>
<p>Depending on how serious they are: a reminder, taking goods off sale, exclusion from promotions, or taking the shop offline; suspected offences are reported to the authorities. A merchant who disagrees may ask for a review, with reasons and evidence, within 7 days.</p>`,
  },
);

export const merchants = column(500, '商家合作', 'For merchants', [
  opening,
  rules,
  link(503, '定制专区', 'Made-to-order goods', '/customized'),
  link(504, '官方店铺', 'An official shop', '/search?shopId=1'),
  link(505, '市场监管总局', 'SAMR', 'https://www.samr.gov.cn'),
]);
