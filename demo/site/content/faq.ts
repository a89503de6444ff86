import type { Text } from '../../types.ts';
import { SERVICE_HOURS } from '../hours.ts';

export const faq: Text = {
  zh: `<p>这里收集了顾客问得多的问题。没有找到答案，可以登录后联系<a href="/chat">在线客服</a>（每日 ${SERVICE_HOURS}）。</p>
<h2>账号与登录</h2>
<h3>收不到短信验证码怎么办？</h3>
<p>请先确认手机号正确、信号正常，并查看短信拦截记录。两次发送需间隔 180 秒；验证码为 6 位数字，5 分钟内有效，输错 5 次后需要重新获取。</p>
<h3>密码有什么要求？忘记了怎么办？</h3>
<p>密码为 8–20 位，字母、数字、符号至少包含两种，区分大小写。忘记密码时，可以在<a href="/forget-password">找回密码</a>页用手机验证码重新设置。</p>
<h3>为什么过一段时间要重新登录？</h3>
<p>连续 7 天没有使用，登录状态会自动失效，以保护您的账号。在公用电脑上购物后，请主动退出登录。</p>
<h3>可以修改昵称和头像吗？</h3>
<p>可以。在<a href="/user-center/uc-account">账号信息</a>中修改，昵称为 1–15 个字符，头像图片不超过 2MB。</p>
<h2>下单与付款</h2>
<h3>提交订单后多久要付款？</h3>
<p>30 分钟；拼团订单 10 分钟。超时未付款的订单会自动取消，优惠券和积分立即退回。</p>
<h3>为什么一次结算变成了几个订单？</h3>
<p>不同店铺分别发货和售后，所以系统按店铺拆成多个订单。您只需付款一次，之后可以分别查看进度。</p>
<h3>提交时提示价格有变化，是什么原因？</h3>
<p>可能是活动结束、优惠券到期或库存变动。页面会显示最新结果，确认后再提交即可，不会按您没有看到的价格扣款。</p>
<h3>余额和在线支付可以一起用吗？</h3>
<p>可以。先用余额支付一部分，剩余部分在线支付；退款时按在线支付、余额、积分的顺序原路退回。</p>
<h3>收货地址可以存多少个？</h3>
<p>至多 20 个，可以设一个默认地址。详细地址请写到楼栋门牌，不少于 5 个字。</p>
<h2>优惠与积分</h2>
<h3>优惠券为什么用不了？</h3>
<p>请查看券面的适用范围、使用门槛和有效期。一家店铺至多用一张店铺券，一次结算至多用一张商城券。</p>
<h3>积分怎么获得，怎么使用？</h3>
<p>订单完成后每实付 ¥10 得 1 积分；每日签到得 5 积分，连续第 7 天得 30 积分。结算时 100 积分抵 1 元，按 10 的整数倍使用，最多抵商品金额的一半。积分至第二个自然年年末有效。</p>
<h3>拼团没有成团会怎样？</h3>
<p>开团后 24 小时内人数未满，所有成员自动全额退款，无需申请。</p>
<h2>配送与收货</h2>
<h3>怎么查看物流？</h3>
<p>在<a href="/user-center/uc-order">我的订单</a>中打开订单详情，可以看到快递公司与运单号。</p>
<h3>为什么提示所在地区不支持配送？</h3>
<p>少数店铺因冷链或体积原因暂不配送部分地区。可以更换收货地址，或选购其他店铺的同类商品。</p>
<h3>忘记确认收货怎么办？</h3>
<p>发货后第 10 天系统自动确认。如果还没有收到商品，请在此之前申请退款或联系客服。</p>
<h2>售后与发票</h2>
<h3>如何申请退货退款？</h3>
<p>在订单详情点击“申请售后”，选择商品、数量与原因，填写 200 字以内的说明，至多上传 5 张图片。店铺 3 天内处理，逾期视为同意；同意后 7 天内寄回并填写运单号。</p>
<h3>退款多久到账？</h3>
<p>余额与积分即时到账；在线支付由支付机构处理，一般 1–5 个工作日。</p>
<h3>店铺拒绝了我的申请怎么办？</h3>
<p>查看拒绝理由，补充凭证后可以再次申请，也可以请官方客服介入。</p>
<h3>哪些商品不能七天无理由退货？</h3>
<p>定制商品、生鲜鲜花、已拆封的音像制品与软件、报纸期刊等，详见<a href="/other/buy-notice">购买须知</a>。质量问题不受此限制。</p>
<h3>怎么开发票？</h3>
<p>提交订单时勾选“需要发票”，选择个人或单位抬头；单位抬头需填写纳税人识别号。发票由店铺在订单完成后开具。</p>
<h2>评价与开店</h2>
<h3>评价有时间限制吗？</h3>
<p>订单完成后 90 天内可以评价，每条 150 字以内，至多 9 张图片。</p>
<h3>我也想开店，怎么申请？</h3>
<p>登录后在<a href="/user-center/uc-shopaccount">店铺账号</a>中填写资料，上传店铺标志、营业执照与身份证正反面。审核通过后设置 6–12 位数字的店铺密码，即可登录商家管理中心。</p>`,
  en: `<p>These are the questions shoppers ask us most. If yours is not here, log in and talk to <a href="/chat">customer service</a> (daily, ${SERVICE_HOURS}).</p>
<h2>Account and login</h2>
<h3>The SMS code does not arrive. What can I do?</h3>
<p>Check the number, the signal and your blocked messages. You can ask for another code after 180 seconds. A code has 6 digits, is valid for 5 minutes and must be requested again after 5 wrong tries.</p>
<h3>What makes a valid password, and what if I forget it?</h3>
<p>8–20 characters with at least two kinds among letters, digits and symbols; upper and lower case differ. If you forget it, set a new one on the <a href="/forget-password">retrieve password</a> page with an SMS code.</p>
<h3>Why do I have to log in again after a while?</h3>
<p>If you have not used the mall for 7 days your session ends, to protect your account. On a shared computer, please log out after shopping.</p>
<h3>Can I change my nickname and picture?</h3>
<p>Yes, under <a href="/user-center/uc-account">Account info</a>. A nickname has 1–15 characters; a picture may be up to 2 MB.</p>
<h2>Ordering and paying</h2>
<h3>How long do I have to pay?</h3>
<p>30 minutes, or 10 for a group-buy. Then the order is cancelled and its coupons and points return at once.</p>
<h3>Why did one checkout become several orders?</h3>
<p>Each shop sends and looks after its own goods, so there is one order per shop. You pay once and can follow each of them.</p>
<h3>I was told that the price had changed. Why?</h3>
<p>An offer may have ended, a coupon expired or stock changed. The page shows the new result for you to confirm; you are never charged a price you have not seen.</p>
<h3>Can I combine my balance with an online payment?</h3>
<p>Yes. Pay part from the balance and the rest online. Refunds return in the order online payment, balance, points.</p>
<h3>How many addresses can I keep?</h3>
<p>Up to 20, one of them the default. Please give the building and door number; the detailed address needs at least 5 characters.</p>
<h2>Discounts and points</h2>
<h3>Why can I not use my coupon?</h3>
<p>Check where it applies, its threshold and its dates. At most one shop coupon per shop and one mall coupon per checkout.</p>
<h3>How do I earn and use points?</h3>
<p>1 point for every ¥10 paid, once the order is completed; 5 a day for checking in, and 30 on the seventh day in a row. At checkout 100 points are worth ¥1, in multiples of 10, for up to half of the price of the goods. They are valid until the end of the second calendar year.</p>
<h3>What if my group does not fill?</h3>
<p>If it is not full within 24 hours, every member is refunded in full without having to ask.</p>
<h2>Delivery and receipt</h2>
<h3>Where can I track my parcel?</h3>
<p>Open the order in <a href="/user-center/uc-order">My Orders</a> to see the carrier and waybill number.</p>
<h3>Why is my region not served?</h3>
<p>A few shops cannot deliver everywhere because of the cold chain or the size of the goods. Try another address, or similar goods from another shop.</p>
<h3>I forgot to confirm receipt. What happens?</h3>
<p>It is confirmed automatically 10 days after dispatch. If the goods have not arrived, apply for a refund or contact us before then.</p>
<h2>After-sales and invoices</h2>
<h3>How do I return something?</h3>
<p>In the order's details choose Apply for after-sales, then the goods, quantity and reason; add a description of up to 200 characters and up to 5 pictures. The shop answers within 3 days or is deemed to agree; then send the goods within 7 days and enter the waybill number.</p>
<h3>When does my refund arrive?</h3>
<p>Balance and points at once; online payments usually within 1–5 working days, depending on the provider.</p>
<h3>The shop refused my request. What now?</h3>
<p>Read its reason, add evidence and apply again, or ask our customer service to step in.</p>
<h3>What cannot be returned under the seven-day rule?</h3>
<p>Made-to-order goods, fresh food and flowers, opened recordings and software, newspapers and periodicals, and the like: see the <a href="/other/buy-notice">“Before you buy” page</a>. Faulty goods are always covered.</p>
<h3>How do I get an invoice?</h3>
<p>Tick the invoice option when you submit the order and choose a personal or unit title; a unit needs its taxpayer number. The shop issues the invoice when the order is complete.</p>
<h2>Reviews and opening a shop</h2>
<h3>Until when can I write a review?</h3>
<p>For 90 days after completion, in up to 150 characters with up to 9 pictures.</p>
<h3>I would like to open a shop. How?</h3>
<p>Log in, fill in the form under <a href="/user-center/uc-shopaccount">Store account</a> and add your logo, business licence and the front and back of your ID card. Once approved, set a store password of 6–12 digits and log in to the merchant centre.</p>`,
};
