import type { Provider } from '@summit/rules';
import type { PurchaseBrowser } from './purchase-browser.js';
import type { PurchaseScene } from './purchase-scene.js';

/** All that can be seen of one person's purchase of a product, in our tables, at the providers and in the inbox, without ids and times. */
export interface PurchaseRecord {
  product: 'vip' | 'implementation';
  orders: string[];
  attempts: string[];
  payments: string[];
  /** Cents that the provider took and gave back for our order, with its ids of them where we booked the same. */
  taken: string[];
  givenBack: number;
  ledger: string[];
  /** Lines of a booking that do not add up to zero. */
  unbalanced: number;
  accounts: string[];
  bonusPacks: number;
  setupLinks: number;
  coachingSessions: number;
  commission: string[];
  /** Mails that were decided, and those that arrived: by their keys. */
  mails: string[];
  received: string[];
}

interface StripeBooks {
  charges: { order_id: string | null; payment_intent: string; amount: number }[];
  refunds: { order_id: string | null; amount: number }[];
}

interface PaypalBooks {
  captures: { custom_id: string | null; capture_id: string; amount_cents: number; status: string }[];
  refunds: { custom_id: string | null; amount_cents: number }[];
}

interface OrderRow {
  id: string;
  text: string;
  member: string;
}

/** Reads the record of what `browser` bought in its session. */
export async function purchaseRecord(
  scene: PurchaseScene,
  { sessionId, email }: PurchaseBrowser,
  product: PurchaseRecord['product'],
): Promise<PurchaseRecord> {
  const orders = await scene.rows<OrderRow>(
    `select id, concat_ws(' ', provider, status, captured_cents, 'of', total_cents, 'back', refunded_cents) as text
     from purchase_order where session_id = $1 and product = $2`,
    [sessionId, product],
  );
  const ids = orders.map(({ id }) => id);
  const texts = async (query: string, values: unknown[]) =>
    (await scene.rows<{ text: string }>(query, values)).map(({ text }) => text).sort();
  const count = async (query: string, values: unknown[]) =>
    (await scene.rows<{ count: number }>(`select count(*)::int as count from ${query}`, values))[0]!.count;
  const mails = await scene.rows<{ id: string; kind: string }>(
    `select m.id, split_part(m.key, ':', 1) as kind from mail_message m, unnest($1::text[]) as bought(id)
     where m.key like '%:' || bought.id || '%' order by 2`,
    [ids],
  );
  const [affiliate] = await scene.rows<{ email: string }>('select email from affiliate');
  const inboxes = [email, affiliate!.email];
  const arrived = new Set((await Promise.all(inboxes.map((one) => messageIds(scene, one)))).flatMap((ids) => [...ids]));
  const vip = product === 'vip';
  return {
    product,
    orders: orders.map(({ text }) => text),
    attempts: await texts('select state as text from payment_attempt where order_id = any($1)', [ids]),
    payments: await texts(
      `select concat_ws(' ', provider_ref, booked_as, amount_cents) as text from payment where order_id = any($1)`,
      [ids],
    ).then(withoutIds),
    ...(await movements(scene, ids)),
    ledger: await texts(
      `select concat_ws(' ', t.kind, regexp_replace(l.account, 'affiliate:.*', 'affiliate'), l.amount_cents) as text
       from ledger_transaction t join ledger_line l on l.transaction_id = t.id where t.order_id = any($1)`,
      [ids],
    ),
    unbalanced: await count(
      `(select from ledger_line l join ledger_transaction t on t.id = l.transaction_id where t.order_id = any($1)
        group by t.id having sum(l.amount_cents) <> 0) as wrong`,
      [ids],
    ),
    accounts: vip ? await texts('select summit2_access::text as text from member where email = $1', [email]) : [],
    bonusPacks: vip ? await count('bonus_grant where email = $1', [email]) : 0,
    setupLinks: vip ? await count('member_link l join member m on m.id = l.member_id where m.email = $1', [email]) : 0,
    coachingSessions: await count('coaching_session where order_id = any($1)', [ids]),
    commission: await texts(
      `select concat_ws(' ', e.kind, e.amount_cents) as text from commission c
       left join commission_entry e on e.order_id = c.order_id where c.order_id = any($1)`,
      [ids],
    ),
    mails: mails.map(({ kind }) => kind),
    received: mails.filter(({ id }) => arrived.has(id)).map(({ kind }) => kind),
  };
}

/** One order, paid once, with everything that follows once. `commission`: with an affiliate. */
export function onePurchase(
  product: PurchaseRecord['product'],
  { provider, cents }: { provider: Provider; cents: number },
): PurchaseRecord {
  const commission = cents / 2;
  const mails = ['affiliate-sale', ...(product === 'vip' ? ['receipt', 'vip-access'] : ['details', 'receipt'])];
  return {
    product,
    orders: [`${provider} completed ${cents} of ${cents} back 0`],
    attempts: ['succeeded'],
    payments: [`order ${cents}`],
    taken: [`${cents} booked`],
    givenBack: 0,
    ledger: [
      `commission expense:commission ${commission}`,
      `commission payable:affiliate -${commission}`,
      `payment cash:${provider} ${cents}`,
      `payment revenue:${product} -${cents}`,
    ],
    unbalanced: 0,
    accounts: product === 'vip' ? ['true'] : [],
    bonusPacks: product === 'vip' ? 1 : 0,
    setupLinks: product === 'vip' ? 1 : 0,
    coachingSessions: product === 'vip' ? 0 : 1,
    commission: [`earn ${commission}`],
    mails,
    received: mails,
  };
}

/** What the providers kept before their fees, in cents, beside what our ledger says of it. */
export async function cashOfAll(scene: PurchaseScene): Promise<{ ours: object; theirs: object; ledgerSum: number }> {
  const [sums] = await scene.rows<{ stripe: number; paypal: number; total: number }>(
    `select coalesce(sum(amount_cents) filter (where account = 'cash:stripe' and kind <> 'provider_fee'), 0)::int as stripe,
            coalesce(sum(amount_cents) filter (where account = 'cash:paypal' and kind <> 'provider_fee'), 0)::int as paypal,
            coalesce(sum(amount_cents), 0)::int as total
     from ledger_line join ledger_transaction on ledger_transaction.id = transaction_id`,
  );
  const stripe = await scene.outside.books<{ totals: { kept: number } }>('stripe');
  const paypal = await scene.outside.books<{ balance_cents: number }>('paypal');
  return {
    ours: { stripe: sums!.stripe, paypal: sums!.paypal },
    theirs: { stripe: stripe.totals.kept, paypal: paypal.balance_cents },
    ledgerSum: sums!.total,
  };
}

/** What the providers did for these orders. A movement that we did not book under its own id is told apart. */
async function movements(scene: PurchaseScene, ids: string[]): Promise<Pick<PurchaseRecord, 'taken' | 'givenBack'>> {
  const stripe = await scene.outside.books<StripeBooks>('stripe');
  const paypal = await scene.outside.books<PaypalBooks>('paypal');
  const mine = (id: string | null) => id !== null && ids.includes(id);
  const taken = [
    ...stripe.charges
      .filter((one) => mine(one.order_id))
      .map((one) => ({ ref: one.payment_intent, cents: one.amount })),
    ...paypal.captures
      .filter((one) => mine(one.custom_id))
      .map((one) => ({ ref: one.capture_id, cents: one.amount_cents })),
  ];
  const booked = await scene.rows<{ ref: string }>('select provider_ref as ref from payment where order_id = any($1)', [
    ids,
  ]);
  const refs = new Set(booked.map(({ ref }) => ref));
  const back = [
    ...stripe.refunds.filter((one) => mine(one.order_id)).map(({ amount }) => amount),
    ...paypal.refunds.filter((one) => mine(one.custom_id)).map(({ amount_cents }) => amount_cents),
  ];
  return {
    taken: taken.map(({ ref, cents }) => `${cents} ${refs.has(ref) ? 'booked' : 'unknown to us'}`),
    givenBack: back.reduce((sum, cents) => sum + cents, 0),
  };
}

const withoutIds = (texts: string[]): string[] => texts.map((text) => text.replace(/^\S+ /, ''));

/** The mails of an inbox by our own ids of them: one that was sent again after a crash is the same one, as for every mail program. */
async function messageIds({ outside }: PurchaseScene, email: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { id } of await outside.mailsTo(email)) {
    const { headers } = await outside.mail(id);
    const header = headers.find(({ name }) => name.toLowerCase() === 'message-id');
    ids.add(/^<([^@]+)@/.exec(header?.value ?? '')?.[1] ?? id);
  }
  return ids;
}
