import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { attribute, attributeValue } from '../category/category.tables.ts';
import type { Db, Tx } from '../db/open.ts';

export const overfilled = async (db: Db | Tx, values: number[]) =>
  values.length < 2
    ? []
    : db
        .select({ name: attribute.name })
        .from(attributeValue)
        .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
        .where(and(inArray(attributeValue.id, values), eq(attribute.multiple, false)))
        .groupBy(attribute.id)
        .having(gt(sql`count(*)`, 1))
        .orderBy(asc(attribute.sort));

export const requiredWithout = (db: Db | Tx, values: number[]) =>
  db
    .select({ name: attribute.name, categoryId: attribute.categoryId })
    .from(attribute)
    .where(
      and(
        eq(attribute.required, true),
        values.length
          ? notExists(
              db
                .select({ one: sql`1` })
                .from(attributeValue)
                .where(and(eq(attributeValue.attributeId, attribute.id), inArray(attributeValue.id, values))),
            )
          : undefined,
      ),
    )
    .orderBy(asc(attribute.sort));

export const requiredOnes = (db: Db | Tx) =>
  db
    .select({
      name: attribute.name,
      categoryId: attribute.categoryId,
      values: sql<
        number[]
      >`coalesce(array_agg(${attributeValue.id}) filter (where ${attributeValue.id} is not null), '{}')`,
    })
    .from(attribute)
    .leftJoin(attributeValue, eq(attributeValue.attributeId, attribute.id))
    .where(eq(attribute.required, true))
    .groupBy(attribute.id)
    .orderBy(asc(attribute.sort));
