import { codesBy } from '../../../demo/fitting.ts';
import { catalogRows } from '../../../demo/rows.ts';
import { sections } from '../../../demo/sections.ts';
import { shops } from '../../../demo/site/shops.ts';
import type { DemoCategory, DemoProduct, Text } from '../../../demo/types.ts';
import { NOON } from './time.ts';

export const shopRows = shops.map(({ freight: fee, freeFreightFrom: freeFrom, notDelivered, ...shop }, n) => ({
  ...shop,
  id: n + 1,
  freight: { fee, freeFrom, notDelivered },
}));
export const catalogue = catalogRows(sections, new Map(shopRows.map(({ code, id }) => [code, id])), NOON);
export const codesOf = codesBy(catalogue.category);

/**
 * Words that give away what a sentence is about, and what the product's own words, or that of its category, name
 * where such a sentence is right. They are read from the catalogue alone, not from what the demo declares.
 */
const TELLING: readonly [said: RegExp, named: RegExp][] = [
  [/狗|犬|\bdogs?\b/i, /狗|犬|宠物/],
  [/猫|\bcats?\b|\bkitten/i, /猫|宠物/],
  [/鹦鹉|文鸟|\bparrot|\bfinch/i, /鸟/],
  [/猫砂|结团/, /猫砂/],
  [/茶汤|茶香|茶叶|回甘|\bin the cup\b|\binfusion/i, /茶/],
  [/泡(到|开|茶)|冷泡|\bsachets?\b/i, /茶|泡|咖啡|海绵/],
  [/咖啡|\bcoffee\b/i, /咖啡/],
  [/酒|\bwine\b|\btoast\b|上头|\bheadache/i, /酒|扎啤|香槟|起泡/],
  [/刀口|刃|锋利|\bblades?\b|\bsharp out\b/i, /刀|剪|斧|刃|柠檬|图钉|相机|成像|镜/],
  [/头发|卷发|发尾|头皮|洗头|\bhair\b|\bscalp\b/i, /发|花洒|扫帚|扫把|宠物|皇冠/],
  [/口红|唇|\blips?\b|\blipstick/i, /唇/],
  [/上妆|卡粉|吃粉|上脸|\bmake-up\b/i, /妆|面霜|乳|精华/],
  [/皮肤|敏感皮|干皮|\bmy skin\b|\bsensitive skin/i, /肤|皂|洗|霜|乳|妆|棉|面膜|浴|唇|链/],
  [/灯光|亮度|光线|\bglows?\b|\bflicker/i, /灯|光/],
  [/屏幕|\bscreen\b/i, /屏|英寸|显示|颜色|色/],
  [/续航|充电|电池|\bbatter(y|ies)\b/i, /充电|电池|电源|mAh|续航|电动|电子|LED|电/],
  [/镜头|对焦|调焦|\blens(es)?\b|\bfocus/i, /镜|相机|摄/],
  [/打印|卡纸|走纸|\bjam(s|med)?\b/i, /打印|传真/],
  [/胶片|\breel keeps|\bfilms? from/i, /胶片/],
  [/键盘|鼠标|\bkeyboard\b|\bmouse\b/i, /键盘|鼠标|轨迹球|麦克风/],
  [/手机(?!号)|\bphone\b/i, /手机|手表|电话|触屏|计时|沙漏/],
  [/沙发|\bsofa\b/i, /沙发/],
  [/床(头|架|很稳|下)|\bheadboard\b/i, /床|收音机|灯|水晶球|八音盒/],
  [/被套|枕套|\bquilt\b|\bpillowcase/i, /四件套|枕/],
  [/椅|\bchairs?\b/i, /椅/],
  [/抽屉|\bdrawers?\b/i, /抽|柜|电池|茶/],
  [/(座|闹)?钟(很|好)|走时|走针|\btick\b|\bticks\b|\bclock\b/i, /钟|表|计时/],
  [/镜面|镜子|\bmirror\b/i, /镜/],
  [/花苞|开花|花瓣|花型|花枝|带花|\bblooms?\b|\bpetals?\b|\bin flower\b|\bbuds?\b/i, /花|莲|苗|种/],
  [/植株|发芽|出芽|新芽|换盆|根系|\brepotting\b|\bsprouted\b|\bnew shoots\b|\bhealthy roots\b/i, /盆栽|苗|种|植|根/],
  [/叶子|叶底|\bwhole leaves\b/i, /茶|植|苗|盆栽/],
  [/蜡(面|体)|烛芯|\bflame\b|\bwax\b/i, /烛|蜡|炉/],
  [/(水)?桶|\bbucket\b/i, /桶/],
  [/扫(得|了)|掉穗|\bsweeps up\b|\bbroom\b/i, /扫/],
  [/花洒|水压|\bshower head\b|\bpressure\b/i, /花洒/],
  [/浴缸|\btub\b/i, /浴|泡澡/],
  [/牙|\bteeth\b|\bgums\b/i, /牙|碗勺|软勺|梳|辅食/],
  [/伞|\bumbrella\b|\bcanopy\b/i, /伞|包|帽/],
  [/煎|\beggs\b|\bpan\b|\bfish comes off/i, /煎|锅|蛋/],
  [/锅|\bpot\b/i, /锅|壶|盆|种|莲|荷/],
  [/炖|\bsoup\b/i, /锅|饭盒|便当/],
  [/餐盘|\bplate\b/i, /盘|铝牌|名牌|门牌|狗牌/],
  [/碗|\bbowl\b/i, /碗|猫/],
  [/筷/, /筷/],
  [/杯(口|子|身|底)|碰杯|\bcups?\b/i, /杯|茶|壶/],
  [/壶|\bspout\b|\bpours cleanly\b|\bpours without\b/i, /壶|麦茶|桶|酒/],
  [/饭盒|\blunch\b/i, /饭|便当|唇/],
  [/果香|果子|汁水|汁多|\bfruit\b|\bjuicy\b/i, /果|梨|桃|橙|柠檬|瓜|芒|葡萄|莓|樱桃|番茄/],
  [/新鲜|\bfresh,/i, /鲜|果|奶|地|田/],
  [/冰袋|冷链|\bice packs\b/i, /冷|冻|鲜/],
  [/蛋黄|蛋清|\byolks?\b/i, /蛋/],
  [/奶香|奶味|\bcreamy\b|\bmilky\b/i, /奶/],
  [/肉质|\bmeat\b/i, /肉|排|腿|虾|蟹|蚝|培根/],
  [/酥|\bcrisp, not greasy\b|\bcrunchy\b/i, /曲奇|爆米花|零食|酥/],
  [/尺码|版型|显瘦|缩水|\bsize chart\b|\bsize up\b|\bshrank\b/i, /服|衣|裤|裙|鞋|靴|T恤|衫|泳/],
  [/面料|起球|\bpilling\b|\bpilled\b/i, /棉|服|袜|布|麻|毛/],
  [/鞋|后跟|脚(累|酸|步|感)|上脚|顶脚|\bheels?\b|\bfeet\b|\bshoes\b|\btoes?\b/i, /鞋|靴|袜|脚|足/],
  [/袜|\bsocks?\b/i, /袜/],
  [/帽|\bhat\b|\bbrim\b/i, /帽/],
  [/围巾|\bscarf\b/i, /围巾/],
  [/手套|\bgloves\b/i, /手套/],
  [/背(带|一天)|肩膀|\bstraps?\b|\bshoulders?\b/i, /包|表|镜|手套|伞|衫|背/],
  [/帐篷|\btent\b|\bpegs?\b/i, /帐篷|地钉|地垫|屋式/],
  [/拍子|甜区/, /拍/],
  [/飞盘|\bdisc\b/i, /飞盘/],
  [/镖|\bdarts?\b/i, /镖/],
  [/泳|\bswimsuit\b|\bpool\b/i, /泳|水上/],
  [/跑十公里|\bkilometres\b/i, /跑/],
  [/骑|刹车|\bbrakes?\b/i, /车/],
  [/雪(地)?|\bsnow\b/i, /雪|冬/],
  [/钓|\bfish\b.*\bday\b|\breel runs\b/i, /钓|竿|风筝/],
  [/奶瓶|奶嘴|宝宝|\bteats?\b/i, /婴|宝宝|奶瓶|儿/],
  [/毛绒|棉花|\bfluffy\b|\bstuffed\b/i, /绒|玩偶|猫狗/],
  [/拼(出来|好拿|的时候|了三)|\bpieces lock\b/i, /拼/],
  [/棋|\bchess\b|\bknight\b/i, /棋/],
  [/卡片|\bcards curl\b|\bthick cards\b/i, /卡/],
  [/纸(张|面|厚|不错)|\bpaper\b/i, /纸|书|本|册|打印|传真|文件|历|画/],
  [/装帧|内页|书角|排版|读到|\bbeautifully bound\b|\bcorner bent\b|\bprinted faintly/i, /书|本|册|集|小说|谱|绑/],
  [/笔尖|断墨|\bink\b|洇/i, /笔|墨|纸|本/],
  [/琴|音准|音色|\bin tune\b|\bnice tone\b/i, /琴|管|笛/],
  [/鼓皮|\bcrisp stroke/i, /鼓/],
  [/戒|inside the ring|pretty ring/i, /戒/],
  [/链子|吊坠|\bpendant\b|\bclasp\b/i, /链|坠/],
  [/珠子|\bbeads?\b/i, /珠/],
  [/刻|\bengrav/i, /刻|雕|字|砝码|奖/],
  [/气球|打气|\bburst\b/i, /气球|球/],
  [/红包|\benvelopes?\b/i, /红包/],
  [/灯笼|\blantern\b/i, /灯笼/],
  [/鱼缸|换水|水温|\btank\b/i, /缸|水族/],
];

const leavesOf = (category: DemoCategory): DemoCategory[] => category.children?.flatMap(leavesOf) ?? [category];
/** Names of wider categories say too much: 花植宠物 are plants, and pets. */
const leafNames = new Map(
  sections.flatMap(({ category }) => leavesOf(category)).map(({ code, name }) => [code, name] as const),
);
const both = ({ zh, en }: Text) => [zh, en];
const wordsOf = ({ category, title, selling, story, facts, axes }: DemoProduct): string =>
  [
    ...[leafNames.get(category) ?? title, title, selling, ...story].flatMap(both),
    ...facts.flatMap(({ name, value }) => [...both(name), ...both(value)]),
    ...axes.flatMap(({ values }) => values.flatMap(({ name }) => both(name))),
  ].join('\n');

const wordsByProduct = new Map(
  sections.flatMap(({ products }) => products.map((one) => [one.code, wordsOf(one)] as const)),
);

/** What of a text tells of other goods than this one. @param code of the product */
export function foreignWords(text: string, code: string): string[] {
  const own = wordsByProduct.get(code) ?? '';
  return TELLING.flatMap(([said, named]) => {
    const [word] = said.exec(text) ?? [];
    return word && !named.test(own) ? [word] : [];
  });
}
