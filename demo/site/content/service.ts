import type { Text } from '../../types.ts';
import { SERVICE_HOURS } from '../hours.ts';

export const service: Text = {
  zh: `<p>最近更新：2026 年 8 月 10 日　生效日期：2026 年 8 月 17 日</p>
<p>欢迎使用良集商城（以下简称“良集”或“我们”）。本协议是您与良集之间关于注册账号、浏览商品、下单购物及使用相关服务的约定。<strong>请您在注册或登录前完整阅读，特别是以粗体标示的、与您的权利义务有重大关系的条款。</strong>您勾选同意并完成注册或登录，即表示已阅读并接受本协议与<a href="/other/privacy">隐私政策</a>。</p>
<h2>一、账号</h2>
<ol>
<li>您应当具有与所实施行为相适应的民事行为能力。未满十八周岁的，请在监护人陪同下阅读本协议，并在监护人同意后购物。</li>
<li>一个手机号只能注册一个账号。您应当提供真实、有效的手机号，号码变更后请及时更新。</li>
<li>登录密码为 8–20 位，字母、数字、符号至少包含两种。请妥善保管密码与短信验证码，不要告诉任何人，包括自称良集工作人员的人。</li>
<li>账号仅限您本人使用，不得出租、出借、转让或售卖。发现账号被他人使用的，请立即修改密码并联系我们，我们会协助冻结与核查。</li>
<li>您可以随时申请注销账号。注销前请先处理完未完成的订单、退款和余额；注销后积分、优惠券与会员权益不再保留，法律要求保存的交易记录除外。</li>
</ol>
<h2>二、良集与店铺的角色</h2>
<ol>
<li>良集为店铺与顾客提供信息展示、交易撮合、支付结算与售后协调等平台服务。标注为“官方”的店铺由良集负责经营，其余店铺由入驻商家独立经营。</li>
<li>商品由页面所示店铺销售，店铺对商品质量、描述、发货、发票与售后承担责任。</li>
<li>良集对入驻商家的身份与经营资质进行核验、登记，并建立定期核验更新的档案。您的合法权益受到损害，良集不能提供商家真实名称、地址和有效联系方式的，您可以依法向良集要求赔偿。</li>
</ol>
<h2>三、订单</h2>
<ol>
<li>您提交订单并成功付款后，您与店铺之间的买卖合同成立；合同成立后，店铺不得以系统原因为由随意取消。</li>
<li><strong>请在提交订单后 30 分钟内（拼团订单 10 分钟内）付款，逾期未付的订单自动取消。</strong>取消后，占用的库存、优惠券与积分同时退回。</li>
<li>付款后、店铺接单前，您可以直接取消订单并获得全额退款；店铺无法供货而拒绝接单的，同样全额退款。</li>
<li>价格明显错误（例如遗漏小数点）的，店铺可以与您协商处理；协商不成的，按法律规定解决。</li>
<li>为了保障公平，我们会限制以程序批量下单、倒卖限购商品、虚构交易等行为，必要时取消相关订单并退款。</li>
</ol>
<h2>四、价格、优惠与积分</h2>
<ol>
<li>订单金额依次按活动价、会员折扣、店铺券、商城券、积分、运费计算。每家店铺至多使用一张店铺券，一次结算至多使用一张商城券。</li>
<li>每实付 ¥10 得 1 积分，在订单完成后发放；100 积分抵 1 元，按 10 的整数倍使用，最多抵扣商品金额的一半。<strong>积分至第二个自然年年末有效，不可兑换现金、不可转让。</strong></li>
<li>余额每次可充值 ¥1 至 ¥100,000，仅限本人在良集消费，不计利息。</li>
<li>付费会员开通后，权益在有效期内持续提供；权益调整不影响您已购买的期限内的主要权益。</li>
</ol>
<h2>五、配送与收货</h2>
<ol>
<li>店铺按商品页承诺的时间发货，并填写真实的承运人与运单号。商品交付您或您指定的收货人签收前，毁损、灭失的风险由店铺承担。</li>
<li>请填写准确的收货信息并及时签收。因信息有误、无人收货或无故拒收产生的额外费用，由您承担。</li>
<li><strong>您未主动确认收货，也未提出异议的，订单在发货后第 10 天自动确认收货。</strong>自动确认不影响您依法享有的退货、保修等权利。</li>
</ol>
<h2>六、退货、退款与争议</h2>
<ol>
<li>除定制商品、鲜活易腐商品等法律规定的情形外，您可以自收到商品之日起 7 天内无理由退货，商品应当完好。</li>
<li>您提出退款申请后，店铺应当在 3 天内处理，逾期视为同意；同意退货后，请在 7 天内寄回并填写物流信息，逾期申请关闭。</li>
<li>退款按在线支付、余额、积分的顺序原路退回，以该商品实际支付的金额为限；整笔交易全部退款时，使用的优惠券一并退回。</li>
<li>您与店铺发生争议，可以协商，也可以请良集介入。我们会根据双方提交的凭证在 7 个工作日内给出处理意见；您不接受的，仍可投诉、申请仲裁或提起诉讼。</li>
</ol>
<h2>七、您的行为</h2>
<p>使用服务时，您不得：</p>
<ul>
<li>发布违法、侵权、辱骂、虚假或与商品无关的内容，泄露他人隐私；</li>
<li>虚构交易、恶意退款、以差评要挟不当利益；</li>
<li>未经许可抓取、复制页面内容，干扰或破坏系统运行，绕过验证码等安全措施；</li>
<li>提交侵犯他人著作权、商标权、肖像权的定制文字或图案。</li>
</ul>
<p>您发布的评价、图片的著作权归您所有；您允许良集与相应店铺在商品页面展示和合理引用，并可以随时删除自己的评价。</p>
<p>违反上述约定的，我们可以视情节采取提醒、删除内容、限制功能、暂停账号等措施，并会告知理由。您有异议的，可以联系客服申诉。</p>
<h2>八、服务的变更与责任</h2>
<ol>
<li>我们会尽力保障服务稳定。计划内的维护会提前在<a href="/notice-list">公告</a>中说明；因自然灾害、网络故障等不可抗力造成的中断，我们会尽快恢复，并顺延受影响订单的相关时限。</li>
<li><strong>良集未尽到法定的审核、提示与安全保障义务造成您损失的，依法承担责任；本协议任何条款均不排除或限制法律规定的消费者权利。</strong></li>
</ol>
<h2>九、协议的修改与适用法律</h2>
<ol>
<li>修改本协议，我们会至少提前 7 天公示并征求意见。您不同意修改的，可以停止使用并注销账号；修改不影响此前已成立订单的处理。</li>
<li>本协议适用中华人民共和国法律。争议协商不成的，可以向有管辖权的人民法院提起诉讼。</li>
<li>本协议有中文与英文版本，内容不一致时，以中文版本为准。</li>
</ol>
<h2>十、联系我们</h2>
<p>对本协议有疑问、意见或投诉，请联系<a href="/chat">在线客服</a>，人工服务时间为每日 ${SERVICE_HOURS}。</p>`,
  en: `<p>Last updated: 10 August 2026. In force from 17 August 2026.</p>
<p>Welcome to Liangji Mall (Liangji or we). This agreement between you and Liangji covers registering an account, browsing, ordering and the services around them. <strong>Please read all of it before you register or log in, above all the parts in bold, which bear most on your rights and duties.</strong> By ticking the box and registering or logging in you confirm that you have read and accept this agreement and our <a href="/other/privacy">privacy policy</a>.</p>
<h2>1. Your account</h2>
<ol>
<li>You need the legal capacity for what you do here. If you are under eighteen, please read this with a guardian and shop with their consent.</li>
<li>One mobile number, one account. Give a number that is really yours and update it when it changes.</li>
<li>A password has 8–20 characters with at least two kinds among letters, digits and symbols. Keep it and your SMS codes to yourself; tell nobody, not even someone claiming to work for Liangji.</li>
<li>The account is yours alone and may not be rented, lent, transferred or sold. If someone else uses it, change your password at once and tell us; we will help to freeze and examine it.</li>
<li>You may close your account at any time. Please settle open orders, refunds and your balance first. Points, coupons and member benefits then end; records the law requires are kept.</li>
</ol>
<h2>2. Liangji and the shops</h2>
<ol>
<li>Liangji runs the platform: presentation, matching, payment, settlement and help with disputes. Shops marked official are run by Liangji; the others are run independently by their merchants.</li>
<li>Goods are sold by the shop named on the page, which answers for quality, description, dispatch, invoices and after-sales.</li>
<li>Liangji verifies and records the identity and licences of merchants and renews these records regularly. If your rights are harmed and we cannot give you the merchant's real name, address and valid contact, you may claim compensation from Liangji under the law.</li>
</ol>
<h2>3. Orders</h2>
<ol>
<li>Once you have submitted an order and paid for it, a contract of sale exists between you and the shop, which may not cancel at will by pleading a system fault.</li>
<li><strong>Please pay within 30 minutes of submitting, or 10 minutes for group-buy; unpaid orders are then cancelled.</strong> Reserved stock, coupons and points are released.</li>
<li>After paying and before the shop accepts, you may cancel directly with a full refund. If the shop cannot supply and declines the order, you are also refunded in full.</li>
<li>If a price is plainly wrong, such as a missing decimal point, the shop may seek an arrangement with you; failing that, the law decides.</li>
<li>To be fair to everyone we limit automated bulk ordering, reselling of limited goods and sham trades, and may cancel and refund such orders.</li>
</ol>
<h2>4. Prices, discounts and points</h2>
<ol>
<li>An order is priced in this order: promotional price, member discount, shop coupon, mall coupon, points, freight. At most one shop coupon per shop and one mall coupon per checkout.</li>
<li>You earn 1 point for every ¥10 paid, credited on completion. 100 points are worth ¥1, used in multiples of 10 for up to half of the price of the goods. <strong>Points are valid until the end of the second calendar year and cannot be cashed or transferred.</strong></li>
<li>You may top up your balance by ¥1 to ¥100,000 at a time. It is for your own purchases on Liangji and bears no interest.</li>
<li>The benefits of a paid membership last for its term; changes do not take away the main benefits of a term you have bought.</li>
</ol>
<h2>5. Delivery and receipt</h2>
<ol>
<li>Shops send goods when their page says, and enter the real carrier and waybill number. Until you or the recipient you name have signed for the goods, the shop bears the risk of loss and damage.</li>
<li>Please give correct details and receive your parcels. You bear extra costs caused by wrong details, absence or refusal without reason.</li>
<li><strong>If you neither confirm receipt nor object, it is confirmed automatically 10 days after dispatch.</strong> This does not affect your statutory rights to returns and warranty.</li>
</ol>
<h2>6. Returns, refunds and disputes</h2>
<ol>
<li>Except for made-to-order goods, perishables and other cases named by law, you may return goods in good condition without a reason within 7 days of receiving them.</li>
<li>A shop must answer a refund request within 3 days; otherwise it is deemed agreed. After agreement, send the goods within 7 days and enter the waybill number, or the request is closed.</li>
<li>Refunds return the way you paid, in the order online payment, balance, points, up to what the item cost you. When everything in a checkout is refunded, its coupons return too.</li>
<li>If you disagree with a shop, talk to it or ask Liangji to step in. We give our view on the evidence of both sides within 7 working days. You remain free to complain, arbitrate or sue.</li>
</ol>
<h2>7. Your conduct</h2>
<p>When using our services you may not:</p>
<ul>
<li>publish anything unlawful, infringing, abusive, false or off topic, or reveal others' private details;</li>
<li>fake trades, abuse refunds, or use bad reviews to extort advantages;</li>
<li>scrape or copy pages without permission, disturb or damage our systems, or get round captchas and other safeguards;</li>
<li>submit words or images for made-to-order goods that infringe copyright, trade marks or portrait rights.</li>
</ul>
<p>Reviews and pictures you publish remain yours. You allow Liangji and the shop concerned to show and reasonably quote them on product pages, and may delete your reviews at any time.</p>
<p>In case of breach we may, depending on how serious it is, remind you, remove content, limit functions or suspend the account, and will give reasons. You may appeal through customer service.</p>
<h2>8. Changes and liability</h2>
<ol>
<li>We do our best to keep the service running. Planned maintenance is announced in the <a href="/notice-list">announcements</a>. After interruptions by natural disasters, network failures and the like we restore it as soon as we can and extend the deadlines affected.</li>
<li><strong>If we fail in our statutory duties of verification, notice or safety and you suffer loss, we are liable under the law. Nothing here excludes or limits the rights the law gives consumers.</strong></li>
</ol>
<h2>9. Amendments and governing law</h2>
<ol>
<li>We publish changes for comment at least 7 days ahead. If you do not agree you may stop using the service and close your account. Orders already made are not affected.</li>
<li>The law of the People's Republic of China applies. Disputes that cannot be settled may be brought before the competent people's court.</li>
<li>This agreement exists in Chinese and English. If they differ, the Chinese text prevails.</li>
</ol>
<h2>10. Contact</h2>
<p>For questions, suggestions or complaints about this agreement, please contact <a href="/chat">customer service</a>, daily ${SERVICE_HOURS}.</p>`,
};
