import type { StripeAccount } from '../stripe-account.js';
import type { StripeObjects } from '../stripe-state.js';
import { sessionLines } from '../checkout/session-lines.js';
import { wholeList } from './list-page.js';
import { invalid } from './stripe-error.js';

const PREFIXES: readonly [prefix: string, kind: keyof StripeObjects][] = [
  ['sub_sched_', 'schedules'],
  ['sub_', 'subscriptions'],
  ['cus_', 'customers'],
  ['pm_', 'paymentMethods'],
  ['pi_', 'paymentIntents'],
  ['seti_', 'setupIntents'],
  ['ch_', 'charges'],
  ['re_', 'refunds'],
  ['cs_test_', 'sessions'],
  ['in_', 'invoices'],
  ['price_', 'prices'],
  ['prod_', 'products'],
  ['du_', 'disputes'],
  ['txn_', 'balanceTransactions'],
];

type Node = Record<string, unknown>;

/** Lists that only appear when they are asked for. */
const LISTS: Record<string, (account: StripeAccount, id: string) => object> = {
  'checkout.session.line_items': (account, id) =>
    wholeList(`/v1/checkout/sessions/${id}/line_items`, sessionLines(account, id)),
  'invoice.payments': (account, id) =>
    wholeList(
      '/v1/invoice_payments',
      account.all('invoicePayments').filter((one) => one.invoice === id),
    ),
  'charge.refunds': (account, id) =>
    wholeList(
      `/v1/charges/${id}/refunds`,
      account.all('refunds').filter((one) => one.charge === id),
    ),
};

function objectOf(account: StripeAccount, name: string, id: string): object | undefined {
  if (name === 'coupon') return account.find('coupons', id);
  const kind = PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1];
  return kind && account.find(kind, id);
}

/** A copy of an answer with the objects behind the ids at `paths` (`latest_charge`, `data.customer`) in their place. */
export function expanded(account: StripeAccount, answer: object, paths: readonly string[]): object {
  const copy = structuredClone(answer);
  for (const [index, path] of paths.entries()) expandAt(account, [copy], { path, at: path.split('.'), index });
  return copy;
}

function expandAt(
  account: StripeAccount,
  nodes: readonly unknown[],
  target: { path: string; at: string[]; index: number },
): void {
  const [name, ...rest] = target.at;
  if (name === undefined) return;
  const next: unknown[] = [];
  for (const node of nodes.flat() as Node[]) {
    if (typeof node !== 'object' || node === null) continue;
    const list = LISTS[`${String(node['object'])}.${name}`];
    if (!(name in node) && list) node[name] = structuredClone(list(account, String(node['id'])));
    if (!(name in node)) {
      throw invalid(`This property cannot be expanded (${target.path}).`, { param: `expand[${target.index}]` });
    }
    const value = node[name];
    if (typeof value === 'string') node[name] = structuredClone(objectOf(account, name, value) ?? value);
    next.push(node[name]);
  }
  expandAt(account, next, { ...target, at: rest });
}
