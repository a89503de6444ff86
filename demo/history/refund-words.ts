import { REFUND_KIND } from '#contract/refund/values.ts';
import type { Fitting } from '../fitting.ts';

const { ONLY, RETURN } = REFUND_KIND;
const CHILLED = ['food-fruit', 'food-veg', 'food-protein', 'food-cakes'];
const PLANTS = ['garden-indoor', 'garden-flower', 'garden-succulent', 'garden-trees', 'garden-seeds'];
const WORN = ['fashion-clothes', 'fashion-shoes', 'sports-running', 'sports-hiking', 'buli-week-sock-box'];

/** Why a shopper wants money back, and what the shop says when it refuses. */
type RefundWords = Fitting & { reason: string; description: string; kind: number; refusal: string };

export const REFUND_WORDS: readonly RefundWords[] = [
  {
    ...{ reason: '发错或漏发', description: '收到的和下单的不是同一款。', kind: RETURN },
    refusal: '已核对出库记录，发出的与订单一致。',
  },
  {
    ...{ reason: '与描述不符', description: '和页面图片差别较大。', kind: RETURN },
    refusal: '页面图片与实物一致，请上传照片说明差别。',
  },
  {
    ...{ reason: '运输破损', description: '外包装压坏了，里面有一处磕碰。', kind: ONLY },
    refusal: '照片无法看出问题，请补充后再次申请。',
  },
  {
    ...{ reason: '与店铺协商一致', description: '已与客服沟通。', kind: ONLY },
    refusal: '聊天记录里没有找到协商的内容，请补充后再次申请。',
  },
  {
    fits: ['digital'],
    ...{ reason: '质量问题', description: '用了两天就时好时坏，重新连接也没有用。', kind: RETURN },
    refusal: '检测后功能正常，不属于质量问题。',
  },
  {
    fits: ['home-furniture', 'home-decor', 'home-store', 'sports-wheels', 'toys-vehicles-robots'],
    not: ['home-bed', 'home-plant', 'home-scent'],
    ...{ reason: '质量问题', description: '用了两天就出现了松动，和描述的不一样。', kind: RETURN },
    refusal: '商品已使用并有明显磨损，不符合退货条件。',
  },
  {
    fits: ['kitchen', 'drinks-ware', 'gifts-table'],
    ...{ reason: '质量问题', description: '洗过一次就发现有一处瑕疵。', kind: RETURN },
    refusal: '商品已使用并有明显痕迹，不符合退货条件。',
  },
  {
    fits: WORN,
    ...{ reason: '尺码或规格不合适', description: '比平时穿的小一码，想退掉重新买。', kind: RETURN },
    refusal: '吊牌已剪并有穿着痕迹，不符合退货条件。',
  },
  {
    fits: ['fashion-clothes'],
    ...{ reason: '质量问题', description: '洗了一次就缩水了。', kind: RETURN },
    refusal: '洗涤方法与水洗标不符，不属于质量问题。',
  },
  {
    fits: CHILLED,
    ...{ reason: '生鲜变质', description: '打开就有几个已经坏了。', kind: ONLY },
    refusal: '签收已超过两天，照片无法看出到货时的状况。',
  },
  {
    fits: ['drinks'],
    not: ['drinks-ware'],
    ...{ reason: '运输破损', description: '有一份在路上漏了，箱子是湿的。', kind: ONLY },
    refusal: '照片里封口完好，请补充漏液处的照片。',
  },
  {
    fits: ['beauty-skincare', 'beauty-makeup'],
    not: ['beauty-tools', 'beauty-nails', 'beauty-cotton-roll'],
    ...{ reason: '其他原因', description: '用了两天脸上有点发红，不敢再用了。', kind: RETURN },
    refusal: '已经开封使用，影响二次销售，无法退货。',
  },
  {
    fits: PLANTS,
    ...{ reason: '运输破损', description: '到的时候已经蔫了，土也散了。', kind: ONLY },
    refusal: '照片里长势正常，缓苗需要几天，请再观察。',
  },
];
