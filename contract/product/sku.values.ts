import { GOODS_BULK } from './bulk.values.ts';

/** Grams of one piece, at most: a ton. */
const SKU_WEIGHT = 1_000_000;
const isWhole = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

export const isWeight = (grams: number): boolean => isWhole(grams, 1, SKU_WEIGHT);
/** 0: the alert begins when nothing is left. */
export const isStockAlert = (pieces: number): boolean => isWhole(pieces, 0, GOODS_BULK.pieces);
