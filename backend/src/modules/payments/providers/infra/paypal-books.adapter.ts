import { parseMoney } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import type { ProviderBooks, ProviderLine, ProviderLineKind } from '../application/provider-books.port.js';
import { PaypalRefusal, type PaypalClient } from './paypal-client.js';
import { isForbidden } from './paypal-forbidden.js';
import { UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';
import { originAtPaypal } from './named-order.js';
import type { PaypalCapture, PaypalMoney } from './paypal-objects.js';
import { listTransactionsRequest, readCaptureRequest } from './paypal-requests.js';

/** PayPal searches no longer spans. */
const LONGEST_MS = 31 * DAY_MS;
const SECOND_MS = 1_000;
const NOT_FOUND = 404;

interface TransactionInfo {
  transaction_id: string;
  /** What the transaction is about: of a chargeback the capture, of its reversal the chargeback. */
  paypal_reference_id?: string;
  transaction_event_code: string;
  transaction_initiation_date: string;
  transaction_amount: PaypalMoney;
  /** Negative for what PayPal keeps. */
  fee_amount?: PaypalMoney;
  /** `S` successful, `V` successful and given back later, which is a transaction of its own. */
  transaction_status: string;
  custom_field?: string;
  invoice_id?: string;
}
interface TransactionPage {
  transaction_details?: { transaction_info: TransactionInfo }[];
  total_pages?: number;
}

/** By the beginning of PayPal's event codes; the first that fits counts. Null: between PayPal and the bank, or money held for a while. */
const KINDS: readonly (readonly [code: string, kind: ProviderLineKind | null])[] = [
  ['T1106', 'dispute'],
  ['T1107', 'refund'],
  ['T1108', 'fee'],
  ['T1109', 'fee'],
  ['T1110', null],
  ['T1111', null],
  ['T1201', 'dispute'],
  ['T1202', 'dispute'],
  ['T00', 'charge'],
  ['T01', 'fee'],
  ['T03', null],
  ['T04', null],
  ['T15', null],
  ['T21', null],
];

/** PayPal's transaction search. What it lists is up to three hours old. */
export class PaypalBooks implements ProviderBooks {
  readonly provider = 'paypal';

  constructor(private readonly client: Pick<PaypalClient, 'call'>) {}

  async *lines(from: number, to: number): AsyncGenerator<ProviderLine> {
    for (let start = from; start < to; start += LONGEST_MS) yield* this.span(start, Math.min(start + LONGEST_MS, to));
  }

  async originOf(reference: string): Promise<PaymentOrigin> {
    try {
      const { custom_id, invoice_id } = await this.client.call<PaypalCapture>(readCaptureRequest(reference));
      return originAtPaypal(custom_id, invoice_id);
    } catch (error) {
      if ((error instanceof PaypalRefusal && error.status === NOT_FOUND) || isForbidden(error)) return UNNAMED;
      throw error;
    }
  }

  /** A span of which PayPal finds too much is read in two halves. */
  private async *span(from: number, to: number): AsyncGenerator<ProviderLine> {
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const found = await this.page(from, to, page);
      if (found === 'too_much') {
        const middle = from + Math.floor((to - from) / (2 * SECOND_MS)) * SECOND_MS;
        if (middle <= from) throw new Error('PayPal has more transactions in one second than it lists');
        yield* this.span(from, middle);
        yield* this.span(middle, to);
        return;
      }
      pages = found.total_pages ?? 1;
      for (const { transaction_info } of found.transaction_details ?? []) {
        const line = lineOf(transaction_info);
        if (line) yield line;
      }
    }
  }

  private async page(from: number, to: number, page: number): Promise<TransactionPage | 'too_much'> {
    try {
      // The end that PayPal is given counts.
      return await this.client.call<TransactionPage>(listTransactionsRequest({ from, until: to - SECOND_MS, page }));
    } catch (error) {
      if (error instanceof PaypalRefusal && error.issue === 'RESULTSET_TOO_LARGE') return 'too_much';
      throw error;
    }
  }
}

function lineOf(info: TransactionInfo): ProviderLine | null {
  if (info.transaction_status !== 'S' && info.transaction_status !== 'V') return null;
  const code = info.transaction_event_code;
  const known = KINDS.find(([beginning]) => code.startsWith(beginning));
  if (known?.[1] === null) return null;
  const cents = centsIn(info.transaction_amount);
  // Money that we would send somebody has the code of a payment, too.
  const kind = known?.[1] === 'charge' && cents < 0 ? 'other' : (known?.[1] ?? 'other');
  const isFee = kind === 'fee';
  const { orderId, installation } = originAtPaypal(info.custom_field, info.invoice_id);
  const fee = info.fee_amount ? -centsIn(info.fee_amount) : 0;
  return {
    id: info.transaction_id,
    kind,
    reference: info.transaction_id,
    ...((kind === 'refund' || kind === 'dispute') && info.paypal_reference_id && { about: info.paypal_reference_id }),
    orderId,
    ...(installation !== null && { installation }),
    cents: isFee ? 0 : cents,
    feeCents: isFee ? fee - cents : fee,
    currency: info.transaction_amount.currency_code.toLowerCase(),
    at: Date.parse(info.transaction_initiation_date),
  };
}

/** Money in a form that we don't know is an error, never zero. */
function centsIn({ value }: PaypalMoney): number {
  const cents = parseMoney(value.replace(/^-/, ''));
  if (cents === null) throw new Error('PayPal named an amount that is no money');
  return value.startsWith('-') && cents > 0 ? -cents : cents;
}
