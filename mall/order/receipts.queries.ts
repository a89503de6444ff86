import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { payment, providerRefund } from '../payment/payment.tables.ts';

export const receiptsOf = (db: Db, tradeIds: string[]) =>
  db
    .select({
      tradeId: payment.tradeId,
      paymentId: payment.id,
      provider: payment.provider,
      providerId: payment.providerId,
      amount: payment.amount,
    })
    .from(payment)
    .where(
      and(
        inArray(payment.tradeId, tradeIds),
        isNotNull(payment.paidAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(providerRefund)
            .where(and(eq(providerRefund.paymentId, payment.id), isNull(providerRefund.orderId))),
        ),
      ),
    );
