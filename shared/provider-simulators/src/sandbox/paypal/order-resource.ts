import { captureInOrder } from './capture-resource.js';
import { wireAmount } from './paypal-amount.js';
import type { Link } from './paypal-error.js';
import { wireTime } from './paypal-ids.js';
import type { PaypalOrder, PaypalState, PurchaseItem, PurchaseUnit } from './paypal-state.js';
import { PAYEE } from './demo-paypal.js';
import { refundResource } from './refund-resource.js';

export const approvalUrl = ({ base, id }: PaypalOrder) => `${base}/paypal/checkoutnow?token=${id}`;

export function orderLinks(order: PaypalOrder): Link[] {
  const self: Link = { href: `${order.base}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' };
  if (order.status === 'COMPLETED') return [self];
  return [
    self,
    { href: approvalUrl(order), rel: 'approve', method: 'GET' },
    { href: `${self.href}/capture`, rel: 'capture', method: 'POST' },
  ];
}

function itemResource({ name, quantity, unitCents, ...rest }: PurchaseItem) {
  return { name, unit_amount: wireAmount(unitCents), quantity: String(quantity), ...rest };
}

function unitResource(unit: PurchaseUnit) {
  return {
    reference_id: unit.referenceId,
    amount: {
      ...wireAmount(unit.cents),
      ...(unit.breakdown && {
        breakdown: Object.fromEntries(Object.entries(unit.breakdown).map(([part, cents]) => [part, wireAmount(cents)])),
      }),
    },
    payee: { email_address: PAYEE.email, merchant_id: PAYEE.merchantId },
    ...(unit.description && { description: unit.description }),
    ...(unit.customId && { custom_id: unit.customId }),
    ...(unit.invoiceId && { invoice_id: unit.invoiceId }),
    ...(unit.softDescriptor && { soft_descriptor: unit.softDescriptor }),
    ...(unit.items.length > 0 && { items: unit.items.map(itemResource) }),
  };
}

/** The order as GET, and create and capture with `Prefer: return=representation`, show it. */
export function orderResource(order: PaypalOrder, state: PaypalState) {
  const { payer } = order;
  const captures = state.captures.filter((one) => one.orderId === order.id);
  const refunds = state.refunds.filter((one) => captures.some(({ id }) => id === one.captureId));
  const name = payer && { given_name: payer.givenName, surname: payer.surname };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(payer && {
      payment_source: {
        paypal: { email_address: payer.email, account_id: payer.payerId, account_status: 'VERIFIED', name },
      },
      payer: { name, email_address: payer.email, payer_id: payer.payerId, address: { country_code: 'US' } },
    }),
    purchase_units: [
      {
        ...unitResource(order.unit),
        ...(captures.length > 0 && {
          payments: {
            captures: captures.map((one) => captureInOrder(one, order)),
            ...(refunds.length > 0 && { refunds: refunds.map((one) => refundResource(one, order)) }),
          },
        }),
      },
    ],
    create_time: wireTime(order.createdAt),
    update_time: wireTime(order.updatedAt),
    links: orderLinks(order),
  };
}

/** What create and capture answer unless asked for the representation. */
export function shortOrder(order: PaypalOrder, state: PaypalState) {
  if (order.status !== 'COMPLETED') return { id: order.id, status: order.status, links: orderLinks(order) };
  const { id, status, payment_source, payer, purchase_units, links } = orderResource(order, state);
  return {
    id,
    status,
    payment_source,
    purchase_units: purchase_units.map(({ reference_id, payments }) => ({ reference_id, payments })),
    payer,
    links,
  };
}
