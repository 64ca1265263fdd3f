import { RollupDrift } from '../../src/modules/analytics/rollup/rollup-drift.js';
import { DashboardRollup } from '../../src/modules/analytics/rollup/dashboard-rollup.js';
import { LedgerAudit } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { PERSON, tracesOf } from '../harness/person-everywhere.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const ERASE = '/api/admin/dashboard/privacy/erase';
const BODY = { email: PERSON.email, phrase: `ERASE ${PERSON.email}` };
/** Erased, nobody there (yet or any more), or later: also where a busy machine needs too long for a statement. */
const OUTCOMES = [
  '200',
  '404 person_unknown',
  '409 person_payment_under_way',
  '409 data_tool_busy',
  '503 service_unavailable',
];

//
describe('somebody who is erased while they pay', () => {
  const log: string[] = [];
  let outside: OutsideWorld;
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env, log: (line) => void log.push(line) });
    running.clock.set(Date.now());
    outside.notify(running.url);
    admin = await signInAdmin(running);
    await confirmAdmin(running, admin);
  });
  afterAll(async () => {
    await jobsDone(running);
    await running.stop();
    await outside.stop();
  });

  async function erase(): Promise<string> {
    const answer = await running.fetch(ERASE, json(BODY, admin));
    const { code } = await read<{ code?: string }>(answer);
    return code === undefined ? String(answer.status) : `${answer.status} ${code}`;
  }
  /** Presses the button over and over until `done`. */
  async function erasing(done: () => boolean): Promise<string[]> {
    const outcomes: string[] = [];
    while (!done()) outcomes.push(await erase());
    return outcomes;
  }
  async function pay(): Promise<void> {
    const { email, name, phone } = PERSON;
    await running.fetch('/api/signup', json({ name, email, phone }));
    const browser = new BuyerBrowser(running, email);
    await browser.startTimer('vip', { email });
    await browser.payByCard(outside, 'vip');
    await jobsDone(running);
  }

  it('is so at any moment or at none: the money stays, and of the person nothing', async () => {
    let paid = false;
    const [, outcomes] = await Promise.all([pay().finally(() => (paid = true)), erasing(() => paid)]);
    expect(outcomes.filter((one) => !OUTCOMES.includes(one))).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(1);
    expect(OUTCOMES.slice(0, 2)).toContain(await erase());
    await jobsDone(running);

    expect(await erase()).toBe('404 person_unknown');
    // What has changed is noted until the next roll.
    await running.app.get(DashboardRollup).roll();
    expect(await tracesOf(running, log)).toEqual([]);
    const orders = await running.rows<{ cents: number }>(
      `select captured_cents::int as cents from purchase_order where status = 'completed'`,
    );
    expect(orders).toHaveLength(1);
    const [{ booked } = { booked: 0 }] = await running.rows<{ booked: number }>(
      `select -sum(amount_cents)::int as booked from ledger_line where account like 'revenue:%'`,
    );
    expect(booked).toBe(orders[0]!.cents);
    const { totalCents, disagreeingOrders } = await running.app.get(LedgerAudit).inspect();
    expect([totalCents, disagreeingOrders]).toEqual([0, []]);
    expect(await running.app.get(RollupDrift).inspect()).toEqual([]);
    expect(await outside.mailsTo('erased.internal')).toEqual([]);
  });
});
