import type { OperatorInfo } from '#contract/operator/schema.ts';

/** Tells operators apart: a page of the desk says by it whom it was made for. */
export const operatorMark = ({ shopId, role, name }: OperatorInfo): string => `${shopId ?? ''} ${role} ${name}`;
