import { CONTACT, SAID, type StarterPage, TO_ADAPT } from './parts.ts';

export const service: StarterPage = {
  title: { zh: '用户服务协议', en: 'Terms of service' },
  html: {
    zh: `${TO_ADAPT.zh}
<p>本协议是您与{{mall}}（以下简称“我们”）之间关于注册账号、浏览商品、下单购物及使用相关服务的约定。<strong>请您在注册或登录前完整阅读。</strong>您勾选同意并完成注册或登录，即表示接受本协议与<a href="/other/privacy">隐私政策</a>。</p>
<h2>一、账号</h2>
<ol>
<li>一个手机号只能注册一个账号。请提供真实、有效的手机号，并妥善保管密码与短信验证码。</li>
<li>账号仅限您本人使用。发现账号被他人使用的，请立即修改密码并联系我们。</li>
<li>未满十八周岁的，请在监护人陪同下阅读本协议，并在监护人同意后购物。</li>
</ol>
<h2>二、我们与店铺的角色</h2>
<ol>
<li>我们为店铺与顾客提供信息展示、交易撮合与支付结算服务。商品由页面所示店铺销售，店铺对商品质量、描述、发货、发票与售后负责。</li>
<li>标注为“官方”的店铺由我们经营。</li>
</ol>
<h2>三、订单</h2>
<ol>
<li>您提交订单并成功付款后，您与店铺之间的买卖合同成立。</li>
<li>请在提交订单后 ${SAID.payMinutes} 分钟内付款，逾期未付的订单自动取消。</li>
<li>付款后、店铺接单前，您可以取消订单并获得全额退款；店铺无法供货而拒绝接单的，同样全额退款。</li>
</ol>
<h2>四、配送、收货与售后</h2>
<ol>
<li>店铺按商品页承诺的时间发货，并填写真实的承运人与运单号。</li>
<li><strong>您未主动确认收货，也未提出异议的，订单在发货后第 ${SAID.receiptDays} 天自动确认收货。</strong>自动确认不影响您依法享有的权利。</li>
<li>除法律规定的情形外，您可以自收到商品之日起 7 天内无理由退货，商品应当完好。退款按原支付方式退回。</li>
</ol>
<h2>五、您的行为</h2>
<p>您不得发布违法、侵权或虚假的内容，不得虚构交易，不得干扰系统运行或绕过安全措施。违反的，我们可以视情节限制功能或暂停账号，并告知理由。</p>
<h2>六、责任与争议</h2>
<ol>
<li>我们未尽到法定的审核、提示与安全保障义务造成您损失的，依法承担责任；本协议不排除或限制法律规定的消费者权利。</li>
<li>本协议适用中华人民共和国法律。协商不成的，可以向有管辖权的人民法院提起诉讼。</li>
</ol>
<h2>七、联系我们</h2>
${CONTACT.zh}`,
    en: `${TO_ADAPT.en}
<p>This is the agreement between you and {{mall}} (“we”) on registering, browsing, ordering and using our services. <strong>Please read it in full before you register or log in.</strong> By ticking the box and completing registration or login you accept it together with the <a href="/other/privacy">privacy policy</a>.</p>
<h2>1. Your account</h2>
<ol>
<li>One mobile number registers one account. Give a valid number and keep your password and codes to yourself.</li>
<li>The account is for you alone. If somebody else uses it, change your password at once and contact us.</li>
<li>If you are under eighteen, read this agreement with your guardian and shop with their consent.</li>
</ol>
<h2>2. Our role and the shops'</h2>
<ol>
<li>We display goods, take orders and handle payment. Each product is sold by the shop named on its page, which answers for quality, description, dispatch, invoice and after-sales service.</li>
<li>Shops marked “official” are run by us.</li>
</ol>
<h2>3. Orders</h2>
<ol>
<li>The contract of sale between you and the shop is concluded when you have submitted and paid an order.</li>
<li>Pay within ${SAID.payMinutes} minutes of submitting; unpaid orders are then cancelled.</li>
<li>After paying you may cancel for a full refund until the shop accepts the order. A shop that cannot supply and refuses the order refunds it in full.</li>
</ol>
<h2>4. Delivery, receipt and after-sales</h2>
<ol>
<li>Shops dispatch within the time promised on the product page and enter the real carrier and tracking number.</li>
<li><strong>If you neither confirm the receipt nor object, the order is completed ${SAID.receiptDays} days after dispatch.</strong> Your statutory rights are not affected.</li>
<li>Except where the law says otherwise you may return intact goods within 7 days of receipt without giving a reason. Money goes back the way it was paid.</li>
</ol>
<h2>5. Conduct</h2>
<p>You may not publish unlawful, infringing or false content, fake transactions, disturb the system or bypass its security. We may restrict or suspend accounts that do, and state the reason.</p>
<h2>6. Liability and disputes</h2>
<ol>
<li>We are liable under the law for damage caused by a breach of our duties of verification, notice and security. Nothing here excludes or limits statutory consumer rights.</li>
<li>The law of the People's Republic of China applies. Disputes that cannot be settled go to the competent court. Where the language versions differ, the Chinese one prevails.</li>
</ol>
<h2>7. Contact</h2>
${CONTACT.en}`,
  },
};
