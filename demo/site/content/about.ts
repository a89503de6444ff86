import type { Text } from '../../types.ts';

export const about: Text = {
  zh: `<h2>良集是什么</h2>
<p>“良”是做得认真，“集”是聚在一起。良集是一座多商家的网上商城：十六家店铺各有所长，从手机数码、家居厨具，到鲜果茶饮、服饰鞋包、图书文具、花植宠物和可以刻字的礼物。</p>
<p>您可以一次把几家店铺的商品放进同一辆购物车，一次付款；每家店铺分别接单、发货和售后，每一笔优惠、运费和积分都在结算页与订单里写清楚。</p>
<h2>我们在意的事</h2>
<ul>
<li><strong>明码实价</strong>：页面价格就是结算价格；价格有变，提交前会先告诉您。</li>
<li><strong>规则写在明处</strong>：七天无理由退货，店铺 3 天不处理退款即视为同意，秒杀与拼团不设虚拟人数。</li>
<li><strong>少打扰</strong>：不登录也能完整浏览，不强制索取位置与通讯录，不用弹窗催您下单。</li>
<li><strong>人人可用</strong>：中文与英文随时切换，全站支持键盘与读屏软件，浅色深色跟随系统。</li>
</ul>
<h2>开放的源代码</h2>
<p>良集的商城程序是开源软件，以 MIT 许可证发布，任何人都可以查看、使用和改进。商家可以换上自己的标志、文字与商品，接入自己的后台，开一座属于自己的商城。商品插图取自 Fluent Emoji，同样以 MIT 许可证发布。</p>
<blockquote>特别说明：这是一座用于展示的演示商城，页面上的店铺、商品、价格、评价与公告均为示例，不销售真实商品，也不会发生真实的收款与发货。</blockquote>
<h2>联系我们</h2>
<p>使用中遇到问题，可以先看<a href="/other/faq">常见问题</a>，或登录后联系<a href="/chat">在线客服</a>，人工服务时间为每日 08:00–24:00。想在这里开店，请前往<a href="/user-center/uc-shopaccount">店铺账号</a>提交申请。</p>`,
  en: `<h2>What Liangji is</h2>
<p>In Chinese, liang is fine work and ji is a gathering. Liangji is a mall of many merchants: sixteen shops, each with its own craft, from electronics, homeware and kitchen goods to fresh food, tea, clothing, books, plants and gifts engraved for you.</p>
<p>Put goods from several shops into one cart and pay once. Each shop accepts, sends and looks after its own orders, and every discount, freight charge and point is spelled out at checkout and in the order.</p>
<h2>What matters to us</h2>
<ul>
<li><strong>Honest prices.</strong> The price on the page is the price at checkout; if anything changes we tell you before you submit.</li>
<li><strong>Rules in plain sight.</strong> Seven-day returns, refunds deemed agreed if a shop stays silent for 3 days, and no invented members in group-buys.</li>
<li><strong>Peace and quiet.</strong> Browse everything without an account. No demands for your location or contacts, no pop-ups hurrying you to order.</li>
<li><strong>For everyone.</strong> Chinese and English at any time, full keyboard and screen-reader support, light and dark.</li>
</ul>
<h2>Open source</h2>
<p>The software of the mall is open source under the MIT licence: anyone may read, use and improve it. Merchants can bring their own logo, words and goods, connect their own back end and open a mall of their own. The product illustrations come from Fluent Emoji, also under the MIT licence.</p>
<blockquote>Please note: this is a demonstration mall. Its shops, goods, prices, reviews and announcements are examples; no real goods are sold, and no real payment or delivery takes place.</blockquote>
<h2>Contact us</h2>
<p>If something is unclear, start with the <a href="/other/faq">FAQ</a>, or log in and talk to <a href="/chat">customer service</a>, daily from 08:00 to 24:00. To open a shop here, apply under <a href="/user-center/uc-shopaccount">Store account</a>.</p>`,
};
