import { setTimeout as wait } from 'node:timers/promises';
import type { Provider } from '@summit/rules';
import { pageId } from './buyer-browser.js';
import { heard, type PurchaseBrowser } from './purchase-browser.js';
import type { PurchaseScene } from './purchase-scene.js';
import { eventually } from './running-app.js';

export const AFFILIATE = 'AMARA';
const CARD = '4242424242424242';

/** Payment and commission with their bookings, account, bonus pack, setup link, and two mails that are decided and then sent. */
const EFFECTS_OF_VIP = 11;
const EFFECTS_DONE = `
  with bought as (select id from purchase_order where session_id = any($1))
  select ((select count(*) from payment p join bought on bought.id = p.order_id)
    + (select count(*) from commission_entry e join bought on bought.id = e.order_id)
    + (select count(*) from ledger_transaction t join bought on bought.id = t.order_id)
    + (select count(*) from member where email = any($2))
    + (select count(*) from member_link l join member m on m.id = l.member_id where m.email = any($2))
    + (select count(*) from bonus_grant where email = any($2))
    + (select count(*) + count(m.sent_at) from mail_message m where m.recipient = any($2)))::int as done`;

/** What buyers do, one step at a time, so that a test can stop between any two of them. */
export function purchaseSteps(scene: PurchaseScene) {
  const { outside } = scene;

  /** Opens the hosted page of a VIP purchase; answers its id. */
  const openPage = async (buyer: PurchaseBrowser): Promise<string> =>
    pageId((await heard(buyer.checkout('vip', AFFILIATE))).url);

  const pay = async (buyer: PurchaseBrowser, page: string): Promise<void> => {
    await outside.control('stripe/pay', { session: page, card: CARD, email: buyer.email, name: 'Zoe' });
  };

  /** Makes a VIP order at the wallet and approves it; answers the wallet's id of it. */
  const approve = async (buyer: PurchaseBrowser): Promise<string> => {
    const { order_id } = await heard(buyer.wallet('vip', AFFILIATE));
    await outside.control('paypal/approve', { order_id, outcome: 'complete' });
    return order_id;
  };

  const isPaid = async ({ sessionId }: PurchaseBrowser, product: string): Promise<boolean> => {
    const paid = `select from purchase_order where session_id = $1 and product = $2 and paid_at is not null`;
    return (await scene.rows(paid, [sessionId, product])).length > 0;
  };

  /** Which part of all that follows from their payments these VIP purchases have had. */
  const progressOf = async (buyers: PurchaseBrowser[]): Promise<number> => {
    const [row] = await scene.rows<{ done: number }>(EFFECTS_DONE, [
      buyers.map(({ sessionId }) => sessionId),
      buyers.map(({ email }) => email),
    ]);
    return row!.done / (EFFECTS_OF_VIP * buyers.length);
  };

  return {
    openPage,
    pay,
    approve,
    isPaid,

    /** Registers by the affiliate's link and buys VIP in a process that runs no jobs: from then on the card can be charged. */
    becomeCustomer: async (buyer: PurchaseBrowser): Promise<void> => {
      await heard(buyer.register(AFFILIATE));
      const page = await openPage(buyer);
      await pay(buyer, page);
      // The page after the purchase asks until it is told.
      await eventually(async () => (await buyer.status(page)) === 'confirmed');
    },

    /** Presses whose answers the provider's way loses; resolves when the provider has done all of it. */
    loseAnswers: async (
      provider: Provider,
      presses: (() => Promise<unknown>)[],
      done: () => Promise<boolean>,
    ): Promise<Promise<unknown>[]> => {
      await outside.disturb(provider, 'lost_answer', presses.length);
      const answers = presses.map((press) => press());
      await eventually(done);
      return answers;
    },

    /** The answered function resolves when the product has learned something new about the purchase. */
    learning: async (buyer: PurchaseBrowser): Promise<() => Promise<void>> => {
      const events = async () => (await scene.rows('select from provider_event')).length;
      const known = await events();
      return async () => {
        while ((await events()) === known && !(await isPaid(buyer, 'vip'))) await wait(2);
      };
    },

    progressOf,

    /** Waits until VIP purchases have come that far, with 0 for nothing yet and 1 for everything. */
    progressed: async (buyers: PurchaseBrowser[], part: number): Promise<void> => {
      const end = Date.now() + 60_000;
      while ((await progressOf(buyers)) < part) {
        if (Date.now() > end) throw new Error(`Not at ${part} after a minute`);
        await wait(2);
      }
    },

    /** Where our rows say that the newest order stands: its state and its attempt's, whether that has a reference, payments booked. */
    standOf: async ({ sessionId }: PurchaseBrowser): Promise<string> => {
      const [row] = await scene.rows<{ stand: string }>(
        `select concat_ws(' ', o.status, a.state, case when a.provider_ref is not null then 'known' end,
           (select count(*) from payment p where p.order_id = o.id)) as stand
         from purchase_order o left join payment_attempt a on a.order_id = o.id
         where o.session_id = $1 order by o.created_at desc limit 1`,
        [sessionId],
      );
      return row?.stand ?? 'no order';
    },
  };
}
