import { centsAt, objectAt, textAt, type Fields } from './request-fields.js';

export interface RefundInput {
  /** The whole rest of the capture where no amount is named. */
  cents?: number;
  invoiceId?: string;
  customId?: string;
  note?: string;
}

/** Reads the body of a refund call; throws PaypalError. */
export function readRefundRequest(body: Fields): RefundInput {
  const text = (name: string, longest: number) => textAt(body, name, { at: '', longest });
  const texts = {
    invoiceId: text('invoice_id', 127),
    customId: text('custom_id', 127),
    note: text('note_to_payer', 255),
  };
  return {
    ...(body['amount'] !== undefined && { cents: centsAt(objectAt(body, 'amount', ''), '/amount', 1) }),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
  };
}
