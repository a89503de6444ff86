import type { Messages } from './messages.ts';

export const STORES = {
  storeNameRequired: { zh: '请填写店铺名称', en: 'Enter a store name' },
  storeNameLength: { zh: '店铺名称不能超过{max}个字符', en: 'Store name: use at most {max} characters' },
  storeNameSigns: {
    zh: '店铺名称只能包含文字、字母、数字和空格',
    en: 'Store name: use letters, digits and single spaces only',
  },
  storeNameMixed: {
    zh: '店铺名称不能混用拉丁、西里尔、希腊等不同的字母',
    en: 'Store name: do not mix Latin, Cyrillic or Greek letters',
  },
  storeNameReserved: {
    zh: '店铺名称不能含“官方”“自营”“客服”等商城自用的词',
    en: 'Store name: words such as “official” are for the stores of the mall itself',
  },
  storeNameOfMall: {
    zh: '店铺名称不能以商城的名称开头',
    en: 'Store name: do not begin with the name of the mall',
  },
  storeAgreementRequired: { zh: '请先阅读并同意开店约定', en: 'Please agree to the terms for opening a store' },
  storeNameTaken: {
    zh: '该店铺名称已被使用，或与已有的店铺过于相像，请换一个',
    en: 'This store name is taken, or looks like another one. Please choose another',
  },
  storeTextRequired: { zh: '请填写店铺简介', en: 'Describe your store' },
  storeTextLength: { zh: '店铺简介须为10–200个字符', en: 'Description: use 10 to 200 characters' },
  storeLogoRequired: { zh: '请上传店铺标志', en: 'Add a store logo' },
  storeCategoryRequired: { zh: '请选择主营类目', en: 'Choose a main category' },
  storeLegalNameRequired: { zh: '请填写营业执照上的名称', en: 'Enter the name on the licence' },
  storeLegalNameLength: { zh: '名称不能超过{max}个字符', en: 'Use at most {max} characters' },
  storeLicenceRequired: { zh: '请上传营业执照', en: 'Add the business licence' },
  storeIdFrontRequired: { zh: '请上传身份证人像面', en: 'Add the front of the identity card' },
  storeIdBackRequired: { zh: '请上传身份证国徽面', en: 'Add the back of the identity card' },
  storePaperGone: { zh: '该证件已失效，请重新上传', en: 'This document is no longer stored. Please add it again' },
  storeRegionRequired: { zh: '请选择所在地区', en: 'Choose a region' },
  storeMoved: {
    zh: '申请状态已变化，请刷新后重试',
    en: 'This application has changed. Please reload the page',
  },
  storePasswordRequired: { zh: '请输入店铺密码', en: 'Enter a store password' },
  storePasswordFormat: { zh: '店铺密码须为6–12位数字', en: 'Store password: use 6 to 12 digits' },
  storePasswordSimple: {
    zh: '密码过于简单，请勿使用连续或相同的数字',
    en: 'Too easy to guess: avoid repeated or consecutive digits',
  },
  storePasswordElsewhere: {
    zh: '店铺账号的密码由店主在商城个人中心设置',
    en: 'The owner sets the password of a store account in the user centre of the mall',
  },
  storeAccountFixed: {
    zh: '店铺账号的角色和店铺不能更改',
    en: 'A store account keeps its role and its shop',
  },
  storePasswordSaved: { zh: '店铺密码已设置', en: 'Store password saved' },
  storeLoginCode: {
    zh: '首次在此浏览器登录，请输入店主手机收到的验证码',
    en: 'This browser is new: enter a code from the owner’s phone',
  },
  storeLoginExpired: {
    zh: '登录已超时，请重新输入密码',
    en: 'This login has expired. Please enter the password again',
  },
  storeSent: { zh: '申请已提交', en: 'Application sent' },
  storeWithdrawn: { zh: '申请已撤回', en: 'Application withdrawn' },
} as const satisfies Messages;
