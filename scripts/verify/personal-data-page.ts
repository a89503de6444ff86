import { getTableColumns, getTableName } from 'drizzle-orm';
import { CLOSING_DAYS } from '#contract/account/standing.values.ts';
import type { Language } from '#contract/language.ts';
import { EXPORT_DAYS } from '#contract/personal-data/values.ts';
import { type Entry, personalOf } from '#mall/personal-data/entry.rules.ts';
import { PERSONAL_DATA } from '#mall/personal-data/map.ts';
import { RETENTION, type Retention } from '#mall/retention.ts';

const WORDS = {
  en: {
    title: 'Personal data',
    made: 'Made from `mall/personal-data/` and `mall/retention.ts` by `node scripts/verify/personal-data.ts --write`; do not edit.',
    intro: [
      `What the mall stores of people, what becomes of it when an account is closed, and what an export of own data contains. \`npm run verify\` fails for a table or a column that the map does not name.`,
    ],
    erasure: [
      '## When an account is closed',
      `A shopper closes the account on the page "My data", with a code by SMS, when nothing is in the way: unpaid orders, orders under way, open groups and refunds, money on its way, a balance, a store. Every session ends. For ${CLOSING_DAYS} days whoever logs in can open it again; then a job erases it by the tables below, batch by batch. A run that was cut short goes on where it ended. The mobile number is free for a new account as soon as erasing begins.`,
      'Orders, ledgers and invoices stay, without the person: the Chinese E-commerce Law (article 31) has trades stored for at least three years, tax law has invoices stored for thirty.',
      '**Beside the database.** Uploaded pictures, pictures scaled from them, and files of exports are deleted. Redis holds hashed keys that end by themselves within a day (addresses from which somebody logged in: 30 days, hashed). Logs name no shopper but by number. What a CDN or a browser has cached of a picture ends after 30 days.',
      '',
      '## Backups',
      'A backup is not edited: whoever was erased is in it until it is deleted. **Delete backups, and archived WAL, after 30 days at the latest**, and say so in your privacy policy if you store them longer. `DATA_DIR/files` belongs to the backup and holds the pictures.',
      'After a restore, accounts whose time is over are erased again by themselves, within a minute: `closes_at` is in the backup. Who closed the account after the backup was made is not known to it: search the logs for `account erased` and `account closing` since then, and run `npm run erase-accounts -- <number> …` with the numbers (`accountId`) found there.',
      '',
      '## Keys',
      '`npm run rotate-keys` makes new keys and encrypts with them what the old ones encrypted; it may be run while the mall is open, and again after it was cut short. Once a year, and when somebody leaves who knew them:',
    ],
    keys: [
      [
        'papers of stores, secrets of authenticator apps at the desk',
        '`PAPERS_KEY`, or made by the mall',
        'set `PAPERS_KEY` to the new key and `PAPERS_KEY_BEFORE` to the old one on every node, restart, run the command, then remove `PAPERS_KEY_BEFORE`. Without `PAPERS_KEY` the command alone does it',
      ],
      [
        'passwords on their way from the browser',
        'made by the mall',
        'the command; pages that are open go on with the old key',
      ],
      ['links to previews', 'made by the mall', 'the command; links given away before end'],
      ['passwords, tokens, codes', 'none: hashed', '–'],
      [
        '`REVALIDATE_SECRET`, `METRICS_TOKEN`, keys of payment, SMS and mail providers',
        'the environment',
        'set the new one, restart; providers say how theirs is replaced',
      ],
    ],
    keyHead: ['what', 'key', 'how it is replaced'],
    of: '## Tables about shoppers',
    head: ['column', 'at erasure'],
    deleted: 'deleted with the row',
    becomes: 'becomes',
    kept: 'stays',
    file: 'In the export as',
    without: 'without',
    notExported: 'Not in the export.',
    rest: 'Other columns',
    noneElse: 'none',
    stored: 'Stored',
    until: 'until',
    asMany: 'as many rows as',
    forEver: 'for ever',
    rowsGo: 'Erasure deletes the rows.',
    rowsStay: 'Erasure leaves the rows, without the person.',
    others: '## Tables about nobody who shops',
    othersHead: ['table', 'what', 'columns about people', 'stored'],
    exportTitle: '## Export',
    exportText: `Asked for on the page "My data" with a code by SMS: a ZIP of the JSON files named below, the pictures that were uploaded, issued invoices and papers of a store application. One at a time; it can be downloaded for ${EXPORT_DAYS} days.`,
  },
  zh: {
    title: '个人数据',
    made: '由 `node scripts/verify/personal-data.ts --write` 根据 `mall/personal-data/` 与 `mall/retention.ts` 生成，请勿手工修改。',
    intro: [
      '商城保存了哪些个人数据、注销账号时如何处理、导出的个人数据包含什么。任何未在清单中说明的数据表或字段都会使 `npm run verify` 失败。',
    ],
    erasure: [
      '## 注销账号',
      `买家在“我的数据”页面凭短信验证码注销账号。存在以下事项时不能注销：未付款订单、进行中的订单、未完成的拼团与售后、在途款项、余额、店铺。注销后所有登录立即失效。${CLOSING_DAYS}天内登录即可撤销；期满后由任务按下列清单分批清除，中断后可继续执行。清除一开始，手机号即可重新注册。`,
      '订单、资金明细与发票予以保留，但不再包含个人信息：《电子商务法》第三十一条要求交易信息至少保存三年，税法要求发票保存三十年。',
      '**数据库之外。** 上传的图片、由其缩放的图片以及导出文件一并删除。Redis 中只有哈希后的键，一天内自动失效（曾登录的网络地址为30天，同样经过哈希）。日志只以编号指代买家。CDN或浏览器缓存的图片30天后失效。',
      '',
      '## 备份',
      '备份不会被修改：已注销的账号在备份删除之前仍在其中。**备份与归档WAL最迟30天后删除**；如需保存更久，请在隐私政策中说明。`DATA_DIR/files` 属于备份，其中包含图片。',
      '恢复备份后，已到期的账号会在一分钟内自动再次清除（备份中有 `closes_at`）。备份之后才注销的账号备份并不知道：请在日志中查找此后的 `account erased` 与 `account closing`，并用其中的编号（`accountId`）执行 `npm run erase-accounts -- <编号> …`。',
      '',
      '## 密钥轮换',
      '`npm run rotate-keys` 生成新密钥，并用其重新加密旧密钥加密的内容；可在商城运行时执行，中断后可再次执行。建议每年一次，以及知晓密钥的人员离职时执行：',
    ],
    keys: [
      [
        '开店证件、工作台验证器密钥',
        '`PAPERS_KEY`，或由商城生成',
        '在所有节点将 `PAPERS_KEY` 设为新密钥、`PAPERS_KEY_BEFORE` 设为旧密钥，重启后执行命令，再移除 `PAPERS_KEY_BEFORE`。未设置 `PAPERS_KEY` 时只需执行命令',
      ],
      ['浏览器传输中的密码', '由商城生成', '执行命令；已打开的页面继续使用旧密钥'],
      ['预览链接', '由商城生成', '执行命令；此前发出的链接失效'],
      ['密码、令牌、验证码', '无：仅保存哈希', '–'],
      [
        '`REVALIDATE_SECRET`、`METRICS_TOKEN`，支付、短信、邮件服务商的密钥',
        '环境变量',
        '设置新值后重启；服务商密钥按其说明更换',
      ],
    ],
    keyHead: ['内容', '密钥', '如何更换'],
    of: '## 与买家有关的数据表',
    head: ['字段', '注销后'],
    deleted: '随行删除',
    becomes: '变为',
    kept: '保留',
    file: '导出文件',
    without: '不含',
    notExported: '不在导出之列。',
    rest: '其他字段',
    noneElse: '无',
    stored: '保存期限',
    until: '直至',
    asMany: '行数：',
    forEver: '长期保存：',
    rowsGo: '注销时删除行。',
    rowsStay: '注销时保留行，清除个人信息。',
    others: '## 与买家无关的数据表',
    othersHead: ['数据表', '内容', '与工作人员有关的字段', '保存期限'],
    exportTitle: '## 导出',
    exportText: `在“我的数据”页面凭短信验证码申请：ZIP文件，包含下列JSON文件、上传的图片、已开具的发票与开店证件。同一时间只生成一份，${EXPORT_DAYS}天内可下载。`,
  },
} as const;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];
const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

export function pageOf(language: Language): string {
  const words = WORDS[language];

  const stored = (retention: Retention | undefined): string => {
    if (!retention) return '?';
    if ('until' in retention) return `${words.until} ${retention.until[language]} (\`${retention.job}\`)`;
    if ('asManyAs' in retention) return `${words.asMany} ${retention.asManyAs[language]}`;
    return `${words.forEver}${language === 'en' ? ': ' : ''}${retention.forEver[language]}`;
  };
  const columnName = (entry: Entry, key: string): string => getTableColumns(entry.table)[key]?.name ?? key;

  const section = (entry: Entry): string[] => {
    const { name, deletesRows, deleted, changed, kept, plain, exported } = entry;
    const column = (key: string) => columnName(entry, key);
    const tableName = getTableName(entry.table);
    const columns = [
      ...deleted.map((key) => [`\`${column(key)}\``, words.deleted]),
      ...Object.entries(changed).map(([key, { words: said }]) => [
        `\`${column(key)}\``,
        `${words.becomes} ${said[language]}`,
      ]),
      ...Object.entries(kept).map(([key, why]) => [`\`${column(key)}\``, `${words.kept}: ${why[language]}`]),
    ];
    const hidden = exported?.without.filter((key) => key !== 'accountId').map(column) ?? [];
    const file = exported
      ? `${words.file} \`${exported.file}.json\`${hidden.length ? `, ${words.without} ${listed(hidden)}` : ''}.`
      : words.notExported;
    return [
      `### ${name[language]} (\`${tableName}\`)`,
      '',
      `${deletesRows ? words.rowsGo : words.rowsStay} ${file} ${words.stored}: ${stored(RETENTION[tableName])}.`,
      '',
      ...table(words.head, columns),
      '',
      `${words.rest}: ${plain.length ? listed(plain.map(column)) : words.noneElse}.`,
      '',
    ];
  };

  const ours = PERSONAL_DATA.filter(({ of }) => of);
  const others = PERSONAL_DATA.filter(({ of }) => !of);
  const otherRow = (entry: Entry): string[] => {
    const tableName = getTableName(entry.table);
    const people = personalOf(entry).map((key) => `\`${columnName(entry, key)}\``);
    const why = [...new Set(Object.values(entry.kept).map((one) => one[language]))];
    return [
      `\`${tableName}\``,
      entry.name[language],
      people.length ? `${people.join(', ')}: ${why.join(' ')}` : '–',
      stored(RETENTION[tableName]),
    ];
  };

  const lines = [
    `# ${words.title}`,
    '',
    `<!-- ${words.made} -->`,
    '',
    ...words.intro.flatMap((line) => [line, '']),
    ...words.erasure.flatMap((line) => (line ? [line, ''] : [])),
    ...table(words.keyHead, words.keys),
    '',
    words.exportTitle,
    '',
    words.exportText,
    '',
    words.of,
    '',
    ...ours.flatMap(section),
    words.others,
    '',
    ...table(words.othersHead, others.map(otherRow)),
  ];
  return `${lines.join('\n')}\n`;
}
