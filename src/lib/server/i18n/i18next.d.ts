import 'i18next';
import type account from '../../../../public/locales/zh/account.json';
import type address from '../../../../public/locales/zh/address.json';
import type captcha from '../../../../public/locales/zh/captcha.json';
import type cart from '../../../../public/locales/zh/cart.json';
import type common from '../../../../public/locales/zh/common.json';
import type content from '../../../../public/locales/zh/content.json';
import type coupon from '../../../../public/locales/zh/coupon.json';
import type desk from '../../../../public/locales/zh/desk.json';
import type deskcontent from '../../../../public/locales/zh/deskcontent.json';
import type deskcoupons from '../../../../public/locales/zh/deskcoupons.json';
import type deskdiscounts from '../../../../public/locales/zh/deskdiscounts.json';
import type deskflash from '../../../../public/locales/zh/deskflash.json';
import type deskgoods from '../../../../public/locales/zh/deskgoods.json';
import type deskgroups from '../../../../public/locales/zh/deskgroups.json';
import type deskorders from '../../../../public/locales/zh/deskorders.json';
import type deskpayments from '../../../../public/locales/zh/deskpayments.json';
import type discount from '../../../../public/locales/zh/discount.json';
import type flash from '../../../../public/locales/zh/flash.json';
import type goods from '../../../../public/locales/zh/goods.json';
import type group from '../../../../public/locales/zh/group.json';
import type message from '../../../../public/locales/zh/message.json';
import type order from '../../../../public/locales/zh/order.json';
import type pay from '../../../../public/locales/zh/pay.json';
import type product from '../../../../public/locales/zh/product.json';
import type search from '../../../../public/locales/zh/search.json';
import type ui from '../../../../public/locales/zh/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      address: typeof address;
      captcha: typeof captcha;
      cart: typeof cart;
      common: typeof common;
      content: typeof content;
      coupon: typeof coupon;
      desk: typeof desk;
      deskcontent: typeof deskcontent;
      deskcoupons: typeof deskcoupons;
      deskflash: typeof deskflash;
      deskdiscounts: typeof deskdiscounts;
      deskorders: typeof deskorders;
      deskgoods: typeof deskgoods;
      deskgroups: typeof deskgroups;
      deskpayments: typeof deskpayments;
      discount: typeof discount;
      flash: typeof flash;
      goods: typeof goods;
      message: typeof message;
      group: typeof group;
      order: typeof order;
      pay: typeof pay;
      product: typeof product;
      search: typeof search;
      ui: typeof ui;
    };
  }
}
