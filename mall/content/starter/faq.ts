import { PASSWORD } from '#contract/account/password.values.ts';
import { LIMITS } from '#contract/limits.ts';
import { CONTACT, SAID, type StarterPage, TO_ADAPT } from './parts.ts';

const SECOND_MS = 1_000;

export const faq: StarterPage = {
  title: { zh: '常见问题', en: 'Frequently asked questions' },
  html: {
    zh: `${TO_ADAPT.zh}
<h2>账号与登录</h2>
<h3>收不到短信验证码怎么办？</h3>
<p>请确认手机号正确，并查看短信拦截记录。两次发送需间隔 ${LIMITS.smsCountdown / SECOND_MS} 秒。</p>
<h3>忘记密码怎么办？</h3>
<p>在<a href="/forget-password">找回密码</a>页用手机验证码重新设置。密码为 ${PASSWORD.min}–${PASSWORD.max} 位，字母、数字、符号至少包含两种。</p>
<h2>下单与付款</h2>
<h3>提交订单后多久要付款？</h3>
<p>${SAID.payMinutes} 分钟。超时未付款的订单自动取消。</p>
<h3>为什么一次结算变成了几个订单？</h3>
<p>不同店铺分别发货和售后，所以按店铺拆成多个订单。您只需付款一次。</p>
<h3>可以保存多少个收货地址？</h3>
<p>至多 ${SAID.addresses} 个，可以设一个默认地址。</p>
<h2>配送与售后</h2>
<h3>怎么查看物流？</h3>
<p>在<a href="/user-center/uc-order">我的订单</a>中打开订单详情，可以看到快递公司与运单号。</p>
<h3>忘记确认收货怎么办？</h3>
<p>发货后第 ${SAID.receiptDays} 天自动确认。尚未收到商品的，请在此之前联系店铺或客服。</p>
<h3>怎么退货退款？</h3>
<p>规则见<a href="/other/buy-notice">购买须知</a>。</p>
<h2>联系{{mall}}</h2>
${CONTACT.zh}`,
    en: `${TO_ADAPT.en}
<h2>Account</h2>
<h3>The text message with my code does not arrive.</h3>
<p>Check the number and your message filter. You can request another code after ${LIMITS.smsCountdown / SECOND_MS} seconds.</p>
<h3>I have forgotten my password.</h3>
<p>Set a new one with a code sent to your mobile on the <a href="/forget-password">password page</a>. Passwords have ${PASSWORD.min}–${PASSWORD.max} characters and at least two kinds among letters, digits and symbols.</p>
<h2>Orders and payment</h2>
<h3>How long do I have to pay?</h3>
<p>${SAID.payMinutes} minutes. Unpaid orders are then cancelled.</p>
<h3>Why did one checkout become several orders?</h3>
<p>Each shop dispatches its own goods, so there is one order per shop. You pay once.</p>
<h3>How many addresses can I save?</h3>
<p>Up to ${SAID.addresses}, one of them as the default.</p>
<h2>Delivery and after-sales</h2>
<h3>Where is my parcel?</h3>
<p>Open the order under <a href="/user-center/uc-order">My orders</a>: it shows the carrier and the tracking number.</p>
<h3>I forgot to confirm the receipt.</h3>
<p>Orders are completed ${SAID.receiptDays} days after dispatch. If nothing has arrived, contact the shop or customer service before then.</p>
<h3>How do I return something?</h3>
<p>See the <a href="/other/buy-notice">“Before you buy” page</a>.</p>
<h2>Contact {{mall}}</h2>
${CONTACT.en}`,
  },
};
