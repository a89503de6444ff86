import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FooterDocument } from '#contract/content/desk.schema.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { FOOTER } from '#contract/content/values.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf, makeEditor } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

type Items = FooterDocument['items'];

let mall: TestMall;
let editor: Awaited<ReturnType<typeof makeEditor>>;
beforeAll(async () => {
  mall = await openTestMall();
  editor = await makeEditor(mall);
});
afterAll(() => mall.close());

const read = () => editor.get<{ value: FooterDocument; version: number }>('footer');
const save = (items: Items, version: number) => editor.put('footer', { value: { items }, version });
const tree = async (language: 'zh' | 'en' = 'zh') =>
  need(await mall.call<BottomItem[]>('GET', '/api/app/p/home/config/bottomTree', { language }));
const added = (id: number, more: Partial<Items[number]> = {}): Items[number] => ({
  id,
  parentId: null,
  title: { zh: `新${id}`, en: `New ${id}` },
  type: CONTENT_TYPE.WORD,
  content: null,
  link: null,
  files: [],
  ...more,
});

describe('the bottom tree', () => {
  it('saved as it was read stays as it was, ids and all', async () => {
    const before = await tree();
    const { value, version } = await read();
    expect(await editor.dropping(() => save(value.items, version))).toEqual(['footer']);
    expect(await tree()).toEqual(before);
  });

  it('takes new items, in both languages, in the order of their row, and keeps the ids of the others', async () => {
    const { value, version } = await read();
    const [first, ...rest] = value.items;
    if (!first) throw new Error('the demo mall has a footer');
    const column = added(-1);
    const below = added(-2, { parentId: -1, type: CONTENT_TYPE.LINK, link: '/newlist' });
    const more = added(-3, {
      parentId: first.id,
      type: CONTENT_TYPE.INFOR,
      content: { zh: '<p onclick="x()">好<script>x()</script></p>', en: '<p>Good' },
    });
    const saved = need(await save([column, first, more, ...rest, below], version));
    expect(saved.version).toBe(version + 1);
    const [now, second] = await tree();
    expect(now).toMatchObject({ titleName: '新-1', children: [{ titleName: '新-2', link: '/newlist' }] });
    expect(second?.id).toBe(first.id);
    expect(second?.children[0]).toMatchObject({ titleName: '新-3', titleContent: '<p>好</p>' });
    expect((await tree('en'))[0]?.titleName).toBe('New -1');
    expect(saved.value.items.every(({ id }) => id > 0)).toBe(true);
    const page = await mall.call('GET', `/api/app/footer/${second?.children[0]?.id}`);
    expect(page.envelope.data).toMatchObject({ html: '<p>好</p>' });
  });

  it('moves and takes out', async () => {
    const { value, version } = await read();
    const columns = value.items.filter(({ parentId }) => parentId === null);
    const [one, two] = columns;
    const moved = value.items
      .filter(({ parentId }) => parentId !== two?.id)
      .map((item) => (item.parentId === one?.id ? { ...item, parentId: two?.id ?? 0 } : item));
    need(await save(moved.toReversed(), version));
    const now = await tree();
    expect(now.map(({ id }) => id)).toEqual(columns.map(({ id }) => id).toReversed());
    expect(now.at(-1)?.children).toEqual([]);
    need(await save([], version + 1));
    expect(await tree()).toEqual([]);
    const { items } = await editor.get<{ items: { id: number }[] }>('footer/history');
    const old = await editor.get<{ before: FooterDocument }>(`footer/history/${items[0]?.id}`);
    const back = need(await save(old.before.items, version + 2));
    expect(back.value.items.map(({ title }) => title)).toEqual(old.before.items.map(({ title }) => title));
  });

  it('a picture of the mall is kept so that it can be scaled; what a type has no use for goes', async () => {
    const { value, version } = await read();
    const picture = added(-1, {
      type: CONTENT_TYPE.IMG,
      files: ['/media/upload/2026/01/a.webp', 'demo/b.avif', 'https://cdn.example/c.png'],
      content: { zh: 'x', en: 'x' },
    });
    const saved = need(await save([...value.items, picture], version));
    expect(saved.value.items.at(-1)).toMatchObject({
      files: ['upload/2026/01/a.webp', 'demo/b.avif', 'https://cdn.example/c.png'],
      content: null,
    });
  });
});

describe('refused is', () => {
  const refused = async (items: Items) => {
    const before = await tree();
    const { version } = await read();
    const answer = await save(items, version);
    expect(answer.envelope.success).toBe(false);
    expect(await tree()).toEqual(before);
    return `${errorOf(answer)}: ${answer.envelope.msg}`;
  };

  it('a ring', async () => {
    expect(await refused([added(-1, { parentId: -2 }), added(-2, { parentId: -1 })])).toContain('它自己下面');
    expect(await refused([added(-1, { parentId: -1 })])).toContain('items.0');
  });

  it('an item above that is not there', async () => {
    expect(await refused([added(-1), added(-2, { parentId: 999_999 })])).toContain('items.1: 上级项不存在');
  });

  it('one item twice', async () => {
    expect(await refused([added(-1), added(-1)])).toContain('items.1: 同一项');
  });

  it('a third level', async () => {
    const deep = [added(-1), added(-2, { parentId: -1 }), added(-3, { parentId: -2 })];
    expect(await refused(deep)).toContain('items.2: 页脚只有两级');
  });

  it('too much', async () => {
    const many = Array.from({ length: FOOTER.items + 1 }, (_, at) => added(-1 - at));
    expect(await refused(many)).toContain(`${FOOTER.items}`);
  });

  it('information without a text, and a link that leads nowhere', async () => {
    expect(await refused([added(-1, { type: CONTENT_TYPE.INFOR })])).toContain('items.0.content');
    expect(await refused([added(-1, { type: CONTENT_TYPE.LINK, link: '' })])).toContain('items.0.link');
  });

  it.each([
    ['javascript:alert(1)', 'link'],
    ['//evil.example', 'link'],
  ])('the link %s', async (link) => {
    const { version } = await read();
    expect(errorOf(await save([added(-1, { type: CONTENT_TYPE.LINK, link })], version))).toBe('value.items.0.link');
  });

  it.each(['data:image/png;base64,x', '../secret', 'http://a.example/x.png', '//a.example/x.png'])(
    'the picture %s',
    async (file) => {
      const { version } = await read();
      const answer = await save([added(-1, { type: CONTENT_TYPE.IMG, files: [file] })], version);
      expect(errorOf(answer)).toBe('value.items.0.files.0');
    },
  );
});

it('of editors who save at once one does, and no item is lost or doubled', async () => {
  const { value, version } = await read();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      save([...value.items, added(-1, { title: { zh: `第${n}`, en: '' } })], version),
    ),
  );
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  const now = await read();
  expect(now.version).toBe(version + 1);
  expect(now.value.items).toHaveLength(value.items.length + 1);
});
