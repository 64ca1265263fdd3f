/** A rule for one place of an answer: a pattern for texts, a list of allowed texts, or a further object. */
export type Shape = RegExp | readonly string[] | Fields | ListOf;
export interface Fields {
  [name: string]: Shape;
}
export class ListOf {
  constructor(readonly shape: Shape) {}
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const ID = /^[A-Z0-9]{1,20}$/;
const ACCOUNT = /^[2-9A-HJ-NP-Z]{13}$/;
const MONEY: Fields = { currency_code: /^[A-Z]{3}$/, value: /^-?\d+\.\d{2}$/ };
const LINKS = new ListOf({ href: /^http/, rel: /^\w+$/, method: ['GET', 'POST'] });

const REFUND: Fields = {
  id: ID,
  status: ['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED'],
  amount: MONEY,
  'custom_id?': /^[A-Za-z0-9-_.,]{1,127}$/,
  seller_payable_breakdown: { gross_amount: MONEY, net_amount: MONEY, total_refunded_amount: MONEY },
  create_time: TIME,
  update_time: TIME,
  links: LINKS,
};

const CAPTURE: Fields = {
  id: ID,
  status: ['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED'],
  'status_details?': { reason: ['PENDING_REVIEW', 'ECHECK', 'REFUNDED', 'CHARGEBACK'] },
  amount: MONEY,
  'custom_id?': /^.{1,127}$/,
  seller_protection: { status: ['ELIGIBLE', 'PARTIALLY_ELIGIBLE', 'NOT_ELIGIBLE'] },
  'seller_receivable_breakdown?': { gross_amount: MONEY, paypal_fee: MONEY, net_amount: MONEY },
  supplementary_data: { related_ids: { order_id: ID } },
  payee: { email_address: /@/, merchant_id: ACCOUNT },
  create_time: TIME,
  update_time: TIME,
  links: LINKS,
};

/** An extract of PayPal's descriptions (Orders v2, Payments v2, Disputes v1, Webhooks v1); `?` marks what may be missing. */
export const SHAPES = {
  order: {
    id: ID,
    intent: ['CAPTURE', 'AUTHORIZE'],
    status: ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED'],
    'payer?': {
      email_address: /@/,
      payer_id: ACCOUNT,
      name: { given_name: /^.{1,140}$/, surname: /^.{1,140}$/ },
    },
    purchase_units: new ListOf({
      reference_id: /^.{1,256}$/,
      amount: { ...MONEY, 'breakdown?': { 'item_total?': MONEY, 'discount?': MONEY } },
      'items?': new ListOf({ name: /^.{1,127}$/, unit_amount: MONEY, quantity: /^[1-9]\d{0,9}$/ }),
      'payments?': { 'captures?': new ListOf(CAPTURE), 'refunds?': new ListOf(REFUND) },
    }),
    create_time: TIME,
    update_time: TIME,
    links: LINKS,
  },
  capture: CAPTURE,
  refund: REFUND,
  dispute: {
    dispute_id: /^[A-Za-z0-9-]{1,255}$/,
    disputed_transactions: new ListOf({
      seller_transaction_id: /^[A-Za-z0-9-]{1,255}$/,
      gross_amount: MONEY,
      seller: { email: /@/, merchant_id: /^[0-9A-Za-z]+$/, name: /^[^~!@#$%^*()_{}:|\t\n/]+$/ },
    }),
    reason: ['MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED', 'UNAUTHORISED'],
    status: ['OPEN', 'WAITING_FOR_BUYER_RESPONSE', 'WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED'],
    dispute_amount: MONEY,
    'dispute_outcome?': { outcome_code: ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR'], amount_refunded: MONEY },
    dispute_life_cycle_stage: ['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'],
    dispute_channel: ['INTERNAL', 'EXTERNAL', 'ALERT'],
    create_time: TIME,
    update_time: TIME,
    links: LINKS,
  },
  event: {
    id: /^WH-[A-Z0-9]+-[A-Z0-9]+$/,
    create_time: TIME,
    resource_type: ['checkout-order', 'capture', 'refund', 'dispute'],
    event_version: /^\d+\.\d+$/,
    event_type: /^[A-Z]+(\.[A-Z]+)+$/,
    summary: /^.+$/,
    'resource_version?': /^\d+\.\d+$/,
    resource: {},
    links: LINKS,
  },
} as const satisfies Record<string, Fields>;

/** Where `value` is not as `shape` says; nothing when it fits. */
export function misfits(value: unknown, shape: Shape, at = ''): string[] {
  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value) ? [] : [`${at}: ${String(value)}`];
  if (shape instanceof ListOf) {
    if (!Array.isArray(value) || value.length === 0) return [`${at}: no list`];
    return value.flatMap((one, index) => misfits(one, shape.shape, `${at}/${index}`));
  }
  if (isList(shape)) return typeof value === 'string' && shape.includes(value) ? [] : [`${at}: ${String(value)}`];
  if (typeof value !== 'object' || value === null) return [`${at}: no object`];
  return Object.entries(shape).flatMap(([name, part]) => {
    const [key = '', optional] = name.endsWith('?') ? [name.slice(0, -1), true] : [name, false];
    const inner = (value as Record<string, unknown>)[key];
    return optional && inner === undefined ? [] : misfits(inner, part, `${at}/${key}`);
  });
}

function isList(shape: Shape): shape is readonly string[] {
  return Array.isArray(shape);
}
