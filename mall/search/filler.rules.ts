/** Written by hand: a catalogue has neither function words nor people and occasions, so it cannot teach that they tell little. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const FILLER = words(`
  我 我们 你 他 她 想 想要 要 买 购买 找 需要 有 有没有 给 帮 送 送给 用 用的 使用 适合 可以 能 会 吗 呢 吧 啊 呀 哪 哪种 哪个 哪里 哪些 什么 怎么 怎样
  如何 最 很 比较 非常 好 好用 好看 好吃 好喝 不错 推荐 款 种 个 件 双 台 只 条 一个 一双 一件 一台 一只 一条 一款 一种 这 那 这个 那个 上 下 里 中 放 穿 戴
  吃 喝 看 做 去 到 从 把 被 让 时 时候 专用 商品 东西 价格 多少 多少钱 哪家 质量 正品 官方 包邮 时用 家里 起来 岁 月 周岁
  i im me my mine you he she we they want need would like looking look find buy get give where can could do does should what which
  who how when there here is am are was be been have has any some one ones good best better great nice really very most
  please thing things stuff old year years yr
`);

const WEAK = words(`
  妈妈 妈 母亲 爸爸 爸 父亲 老婆 老公 妻子 丈夫 女朋友 男朋友 女友 男友 闺蜜 朋友 同事 老师 领导 客户 爷爷 奶奶 外公 外婆 姐姐 妹妹 哥哥 弟弟 女儿 儿子 家人
  家用 家庭 办公 办公室 宿舍 便宜 实惠 平价 高档 高级 新款 新 大 小 大号 小号 长款 短款 加厚 冬天 夏天 秋天 春天 冬季 夏季 秋季 春季 冬 夏 时尚 简约 复古 可爱
  整箱 一箱 散装 箱装 袋装 盒装 瓶装 罐装 桶装 大包 大桶 大瓶 组合 礼盒装 装 盛 挂 铺 盖
  漂亮 流行 网红 爆款 特价 打折 优惠 三岁 男孩 女孩 男宝 女宝 户外 运动 生日 日常
  mom mum mother dad father wife husband girlfriend boyfriend friend boss teacher grandma grandpa sister brother daughter son boy girl
  cheap affordable expensive luxury new big large small little tiny long short cute cool stylish fashion fashionable modern vintage
  home office winter summer spring autumn fall birthday sale discount outdoor sport
`);

export const isFiller = (lexeme: string): boolean => FILLER.has(lexeme);
export const isWeak = (lexeme: string): boolean => WEAK.has(lexeme);
