import type { HeldOrdersResponse, TimerStartResponse } from '@summit/contracts';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

// C-110
describe('the offer link of a mail', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    outside.notify(running.url);
  });
  beforeEach(() => running.clock.set(Date.now()));
  afterAll(async () => {
    await jobsDone(running);
    await running.stop();
    await outside.stop();
  });

  /** The proof that the welcome mail of a new registrant carries. */
  const mailedProof = async (email: string): Promise<string> => {
    const name = 'Zoe';
    await running.fetch('/api/signup', json({ name, email }));
    await eventually(async () => (await outside.mailsTo(email)).length > 0);
    const { text } = await outside.mail((await outside.mailsTo(email))[0]!.id);
    return /\/vip#proof=([\w.-]+)/.exec(text)![1]!;
  };
  const open = (browser: BuyerBrowser, token: string) => browser.post<{ success: true }>('/api/offer-links', { token });
  const held = async (browser: BuyerBrowser) =>
    (await browser.get<HeldOrdersResponse>('/api/orders/held')).orders.map(({ product_type }) => product_type);
  const at = (from: string) => {
    const browser = new BuyerBrowser(running, '');
    browser.from = from;
    return browser;
  };

  it('counts the earliest start of the address in every browser that opened it, on any network', async () => {
    const proof = await mailedProof('two-browsers@example.com');
    const [phone, laptop, stranger] = [at('203.0.113.9'), at('198.51.100.9'), at('192.0.2.9')];
    await open(phone, proof);
    expect(await phone.startTimer<TimerStartResponse>('dfy')).toMatchObject({ expired: false });
    running.clock.advance(961_000);
    expect(await open(laptop, proof)).toMatchObject({ http: 200, success: true });
    const started_at = new Date(running.clock.now()).toISOString();
    expect(await laptop.startTimer<TimerStartResponse>('dfy')).toMatchObject({ expired: true, started_at });
    const typed = { email: 'two-browsers@example.com' };
    expect((await laptop.checkout('dfy', typed)).quote.total).toBe(4_997);
    expect(await stranger.startTimer<TimerStartResponse>('dfy', typed)).toMatchObject({ expired: false });
    expect((await stranger.checkout('dfy', typed)).quote.total).toBe(2_497);
  });

  it('tells the owner on another device what is owned, and lets nobody there charge the card', async () => {
    const email = 'owner@example.com';
    const proof = await mailedProof(email);
    const [phone, laptop] = [new BuyerBrowser(running, email), new BuyerBrowser(running, email)];
    await phone.payByCard(outside, 'vip');
    await eventually(async () => (await held(phone)).includes('vip'));
    expect(await held(laptop)).toEqual([]);
    await open(laptop, proof);
    expect(await held(laptop)).toEqual(['vip']);
    expect(await laptop.oneClick('implementation')).toMatchObject({ http: 402, code: 'no_saved_card' });
  });

  it('changes nothing when it is forged, somebody else’s or over, and says so to nobody', async () => {
    const proof = await mailedProof('victim@example.com');
    const [address, until, signature] = proof.split('.') as [string, string, string];
    const other = Buffer.from('other@example.com').toString('base64url');
    const browser = at('203.0.113.10');
    for (const forged of ['', 'x', `${other}.${until}.${signature}`, `${address}.${Number(until) + 9}.${signature}`])
      expect(await open(browser, forged)).toEqual({ http: 200, success: true });
    running.clock.advance(30 * 86_400_000);
    expect(await open(browser, proof)).toEqual({ http: 200, success: true });
    expect(browser.cookie).toBeNull();
    expect(await running.rows('select from buyer_address where email = $1', ['victim@example.com'])).toEqual([]);
  });

  it('is used up by nothing: the page answers a GET as ever, and the same link proves again', async () => {
    const proof = await mailedProof('again@example.com');
    const browser = at('203.0.113.11');
    for (let visit = 0; visit < 2; visit += 1) expect(await open(browser, proof)).toMatchObject({ http: 200 });
    const rows = await running.rows('select from buyer_address where email = $1', ['again@example.com']);
    expect(rows).toHaveLength(1);
    expect((await read<{ http?: number }>(running.fetch('/api/offer-links'))) as object).toMatchObject({
      code: 'not_found',
    });
  });
});
