import { expect, it } from 'vitest';
import { columnsOf, columnsText, rowsOf, rowsText } from '#src/lib/browser/desk/size-guide.ts';

it('columns are as many as the Chinese line names, with what the English one says of them', () => {
  const columns = columnsOf('尺码 | 胸围｜衣长', 'Size|Chest');
  expect(columns).toEqual([
    { zh: '尺码', en: 'Size' },
    { zh: '胸围', en: 'Chest' },
    { zh: '衣长', en: '' },
  ]);
  expect(columnsText(columns, 'zh')).toBe('尺码 | 胸围 | 衣长');
  expect(columnsOf(columnsText(columns, 'zh'), columnsText(columns, 'en'))).toEqual(columns);
  expect(columnsText(columnsOf('尺码 | 胸围', ''), 'en')).toBe('');
});

it('rows are lines, without empty ones', () => {
  const rows = rowsOf(' M | 96 |\n\nL|100|70 ');
  expect(rows).toEqual([
    ['M', '96', ''],
    ['L', '100', '70'],
  ]);
  expect(rowsOf(rowsText(rows))).toEqual(rows);
});
