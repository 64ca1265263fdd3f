import { PAYEE } from './demo-paypal.js';
import { feeOf, wireAmount } from './paypal-amount.js';
import { wireTime } from './paypal-ids.js';
import type { Capture, PaypalState, Refund } from './paypal-state.js';

/** What PayPal keeps for a dispute that the buyer wins. */
const DISPUTE_FEE_CENTS = 1_500;

/** Codes of PayPal's list of transaction events. */
const EVENT_CODES = { capture: 'T0006', refund: 'T1107', reversal: 'T1201', disputeFee: 'T0114' } as const;

/** `D` denied, `P` pending, `S` successful. */
type Status = 'D' | 'P' | 'S';

/** A movement of the account as the transaction search lists it. Cents, negative for money that leaves. */
export interface Movement {
  id: string;
  code: string;
  status: Status;
  cents: number;
  feeCents: number;
  at: number;
  /** The transaction it belongs to. */
  parent: string | null;
  customId: string | undefined;
  invoiceId: string | undefined;
}

/** Everything that moved or was to move the balance, oldest first. */
export function movementsOf({ orders, captures, refunds }: PaypalState): Movement[] {
  const units = new Map(orders.map(({ id, unit }) => [id, unit]));
  const orderIds = new Map(captures.map(({ id, orderId }) => [id, orderId]));
  const unitOf = (orderId: string | undefined) => (orderId === undefined ? undefined : units.get(orderId));
  const idsOf = (orderId: string | undefined) => {
    const unit = unitOf(orderId);
    return { customId: unit?.customId, invoiceId: unit?.invoiceId };
  };
  return [
    ...captures.map((one) => ({ ...captureMovement(one), ...idsOf(one.orderId) })),
    ...refunds.flatMap((one) =>
      refundMovements(one).map((movement) => ({ ...movement, ...idsOf(orderIds.get(one.captureId)) })),
    ),
  ].toSorted((one, other) => one.at - other.at);
}

type Plain = Omit<Movement, 'customId' | 'invoiceId'>;

function captureMovement({ id, cents, status, createdAt }: Capture): Plain {
  const paid = status !== 'PENDING' && status !== 'DECLINED';
  return {
    id,
    code: EVENT_CODES.capture,
    status: paid ? 'S' : status === 'PENDING' ? 'P' : 'D',
    cents,
    feeCents: paid ? -feeOf(cents) : 0,
    at: createdAt,
    parent: null,
  };
}

/** PayPal keeps the fee of what is paid back. A lost dispute costs a fee of its own, which is a transaction of its own. */
function refundMovements({ id, captureId, cents, kind, createdAt }: Refund): Plain[] {
  const isReversal = kind === 'reversal';
  const code = isReversal ? EVENT_CODES.reversal : EVENT_CODES.refund;
  const money: Plain = { id, code, status: 'S', cents: -cents, feeCents: 0, at: createdAt, parent: captureId };
  if (!isReversal) return [money];
  const feeId = [...id].toReversed().join('');
  return [money, { ...money, id: feeId, code: EVENT_CODES.disputeFee, cents: -DISPUTE_FEE_CENTS, parent: id }];
}

export const transactionResource = ({ id, code, status, cents, feeCents, at, parent, ...ids }: Movement) => ({
  transaction_info: {
    paypal_account_id: PAYEE.merchantId,
    transaction_id: id,
    ...(parent !== null && { paypal_reference_id: parent, paypal_reference_id_type: 'TXN' }),
    transaction_event_code: code,
    transaction_initiation_date: offsetTime(at),
    transaction_updated_date: offsetTime(at),
    transaction_amount: wireAmount(cents),
    ...(feeCents !== 0 && { fee_amount: wireAmount(feeCents) }),
    transaction_status: status,
    ...(ids.invoiceId && { invoice_id: ids.invoiceId }),
    ...(ids.customId && { custom_field: ids.customId }),
    protection_eligibility: '01',
  },
});

/** The list writes its times with an offset: 2025-11-21T04:30:12+0000. */
export const offsetTime = (ms: number): string => wireTime(ms).replace('Z', '+0000');
