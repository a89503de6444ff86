import LIST from './naughty/blns.json' with { type: 'json' };
import { ODD_TEXTS } from './odd-texts.ts';

/**
 * Texts that programs stumble over: none of them is a reason to fail. First the Big List of Naughty Strings by Max Woolf
 * (MIT, `naughty/LICENSE`; what the package `blns` 2.0.4 holds), then some that it does not have.
 */
export const NAUGHTY: readonly string[] = [
  ...LIST,
  // Of the odd texts to search for, the very long ones once.
  ...ODD_TEXTS.filter((text) => text.length < 1_000),
  '手'.repeat(10_000),
  '',
  ' \t\r\n\u000b\u00a0\u3000',
  'undefined',
  'null',
  'true',
  '[object Object]',
  '0x7fffffffffffffff',
  '-0',
  '1,000.00',
  '１２３',
  'Infinity',
  '{"a":[1,{"b":null}]}',
  '"; \'); drop table "order"; --',
  "' or '1'='1",
  '$1 $$ :name ?',
  "E'\\x00' \\u0000 \\0 %00",
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  'C:\\con\\nul',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)//',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>&#0;&#xd800;',
  '<!--#exec cmd="id"--><?php echo 1 ?><%= 1 %>',
  "=cmd|' /c calc'!a1",
  '`id` $(id) ; id | id && id',
  'a\r\nset-cookie: x=1\r\n\r\nb',
  '\u0001\u0007\u001b[31m\u007f\u0080\ufffe\uffff',
  '\u200b\u200e\u2066\ufeff',
  '\u{10ffff}\u{1f468}\u200d\u{1f469}\u200d\u{1f466} 🏳️‍🌈 🇨🇳',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  'İıſẞß ﬀ Ω ℵ 𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  '社會科學院語學研究所 ㅤ 部落格 ヽ༼ຈل͜ຈ༽ﾉ',
  'إختبار النص עברית',
  '2026-02-30T25:61:61Z',
  '٣٤٥',
];
