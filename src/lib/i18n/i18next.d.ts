import 'i18next';
import type account from '../../../public/locales/zh/account.json';
import type captcha from '../../../public/locales/zh/captcha.json';
import type common from '../../../public/locales/zh/common.json';
import type content from '../../../public/locales/zh/content.json';
import type goods from '../../../public/locales/zh/goods.json';
import type product from '../../../public/locales/zh/product.json';
import type search from '../../../public/locales/zh/search.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      captcha: typeof captcha;
      common: typeof common;
      content: typeof content;
      goods: typeof goods;
      product: typeof product;
      search: typeof search;
    };
  }
}
