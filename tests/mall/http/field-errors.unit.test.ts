import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorsOf } from '#mall/http/field-errors.ts';

const schema = z.object({
  name: z.string().min(1).max(4),
  code: z.string().min(3),
  words: z.array(z.string()).min(1).max(2),
  many: z.array(z.string()).max(1),
  count: z.number().min(2),
  price: z.number().max(9),
  link: z.string().regex(/^\//),
  bannerId: z.number().int().positive(),
  brandId: z.number().int().min(1, 'goodsBrandNeeded'),
  ruled: z.string().superRefine((_, context) => context.addIssue({ code: 'custom', message: 'goodsTitle' })),
  odd: z.string().refine(() => false),
});
const WRONG = { name: '', code: 'x', words: [], many: ['', ''], count: 1, price: 10, link: 'x', ruled: '', odd: '' };
const UNCHOSEN = { bannerId: 0, brandId: 0 };

const said = (language: 'zh' | 'en', value: unknown = { ...WRONG, ...UNCHOSEN }) => {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(error ? errorsOf(error, language).map(({ field, msg }) => [field, msg]) : []);
};

describe('what a schema finds wrong', () => {
  it('is said to people, field by field', () => {
    expect(said('zh')).toEqual({
      name: '请填写',
      code: '至少3个字符',
      words: '至少1项',
      many: '最多1项',
      count: '不能小于2',
      price: '不能大于9',
      link: '填写有误',
      bannerId: '请选择',
      brandId: '请选择品牌',
      ruled: '请填写中文标题',
      odd: '填写有误',
    });
  });

  it('is said in their language', () => {
    expect(said('en', { ...WRONG, ...UNCHOSEN, name: 'Liangji' })).toMatchObject({
      name: 'At most 4 characters',
      brandId: 'Choose a brand',
      ruled: 'Enter the Chinese title',
    });
  });
});
