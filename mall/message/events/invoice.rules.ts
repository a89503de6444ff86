import { event } from './event.rules.ts';

const invoiceLink = ({ order }: { order: string }): string => `/invoice-detail?orderId=${order}`;

export const INVOICE_EVENTS = {
  invoiceIssued: event<{ order: string; number: string }>({
    kind: 'order',
    title: { zh: '发票已开具', en: 'Your invoice is ready' },
    text: ({ order, number }) => ({
      zh: `订单${order}的发票已开具，发票号码${number}，可随时下载。`,
      en: `Invoice ${number} for order ${order} has been issued. You can download it at any time.`,
    }),
    link: invoiceLink,
  }),
  invoiceRed: event<{ order: string; number: string }>({
    kind: 'order',
    title: { zh: '发票已红冲', en: 'Your invoice was cancelled' },
    text: ({ order, number }) => ({
      zh: `订单${order}已全额退款，发票${number}已红冲，不能再用于报销。`,
      en: `Order ${order} was refunded in full, so invoice ${number} has been cancelled by a credit note.`,
    }),
    link: invoiceLink,
  }),
} as const;
