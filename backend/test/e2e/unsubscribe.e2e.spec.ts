import type { FunnelDetailRow, ListAnswer } from '@summit/contracts';
import { NotifyOfSaleUseCase } from '../../src/modules/affiliates/application/notify-of-sale.use-case.js';
import { REGISTRANT_TEXTS, type RegistrantTexts } from '../../src/modules/funnel/funnel.public.js';
import { Sql } from '../../src/platform/database/sql.js';
import { insertAffiliate } from '../harness/order-rows.js';
import { settledOrders } from '../harness/settled-orders.js';
import { signInAdmin } from '../harness/admin.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('unsubscribing', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const signup = (email: string, phone?: string) =>
    read<{ id: string }>(running.fetch('/api/signup', json({ name: 'Zoë', email, phone })));
  const welcomeOf = async (email: string) => {
    const mail = await outside.mail((await eventually(async () => (await outside.mailsTo(email))[0])).id);
    const header = (name: string) => mail.headers.find((one) => one.name.toLowerCase() === name)?.value;
    return { ...mail, header };
  };
  /** The call of a mail program (RFC 8058), with the address of the header on our own port. */
  const oneClick = (link: string) => {
    const { pathname, search } = new URL(link);
    return running.fetch(`${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  };
  const optedOut = async (email: string) =>
    (await running.rows('select from mail_opt_out where email = $1', [email])).length > 0;
  const linkIn = (value: string | undefined) => /<([^>]+)>/.exec(value ?? '')![1]!;

  // F-245
  it('is offered by the registration mail, in its headers and in its text', async () => {
    await signup('offered@example.com');
    const mail = await welcomeOf('offered@example.com');
    expect(mail.header('list-unsubscribe')).toMatch(/^<http:\/\/funnel\.test\/api\/unsubscribe\?token=[\w.%-]+>$/);
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toMatch(/http:\/\/funnel\.test\/unsubscribe\?token=/);
    expect(mail.html).toContain('>Unsubscribe from reminders and news</a>');
  });

  it('takes one POST of the mail program, and nothing of a scanner that opens the link', async () => {
    await signup('one-click@example.com');
    const link = linkIn((await welcomeOf('one-click@example.com')).header('list-unsubscribe'));
    const { pathname, search } = new URL(link);
    expect((await running.fetch(`${pathname}${search}`)).status).toBeGreaterThanOrEqual(400);
    expect(await optedOut('one-click@example.com')).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      const response = await oneClick(link);
      expect([response.status, (await read<{ success: boolean }>(response)).success]).toEqual([200, true]);
    }
    expect(await optedOut('one-click@example.com')).toBe(true);
    const headers = await signInAdmin(running);
    const details = await read<ListAnswer<FunnelDetailRow>>(
      running.fetch('/api/admin/dashboard/funnel-details?stage=landing_page', { headers }),
    );
    const seen = Object.fromEntries(details.data.map(({ email, unsubscribed }) => [email, unsubscribed]));
    expect(seen).toMatchObject({ 'one-click@example.com': true, 'offered@example.com': false });
  });

  // C-087
  it('takes the address off the mailing list too', async () => {
    await signup('listed@example.com');
    const statusOf = async () =>
      (await outside.subscribers()).find(({ email }) => email === 'listed@example.com')?.status;
    await eventually(async () => (await statusOf()) === 'subscribed');
    await oneClick(linkIn((await welcomeOf('listed@example.com')).header('list-unsubscribe')));
    expect(await eventually(async () => (await statusOf()) === 'unsubscribed')).toBe(true);
  });

  it('ends only the mails about sales from a mail about a sale, which says nothing of who bought (C-063)', async () => {
    await insertAffiliate(running, { code: 'SELLS' });
    const orders = settledOrders(running);
    await orders.buy({ email: 'first-buyer@example.com', affiliateCode: 'SELLS' });
    const mail = await welcomeOf('sells@speakers.test');
    expect(mail.header('subject')).toMatch(/^You earned \$[\d.]+ with /);
    expect(mail.text).toContain('No more messages about sales');
    expect(`${mail.text}${mail.html}`).not.toContain('first-buyer');
    const link = linkIn(mail.header('list-unsubscribe'));
    const token = new URL(link).searchParams.get('token')!;
    const everything = token.split('.').slice(0, 2).join('.');
    expect((await oneClick(`http://funnel.test/api/unsubscribe?token=${everything}`)).status).toBe(400);
    expect((await oneClick(link)).status).toBe(200);
    expect(await optedOut('sells@speakers.test')).toBe(false);
    const { orderId } = await orders.buy({ email: 'second-buyer@example.com', affiliateCode: 'SELLS' });
    const earned = () => running.rows('select from commission_entry where order_id = $1', [orderId]);
    await eventually(async () => (await earned()).length > 0);
    await running.app.get(NotifyOfSaleUseCase).execute(orderId);
    expect(await outside.mailsTo('sells@speakers.test')).toHaveLength(1);
  });

  it('needs a link that we made', async () => {
    await signup('forged@example.com');
    const link = linkIn((await welcomeOf('forged@example.com')).header('list-unsubscribe'));
    const other = Buffer.from('victim@example.com').toString('base64url');
    for (const token of ['', 'x', `${other}.`, new URL(link).searchParams.get('token')!.replace(/^[^.]*/, other)]) {
      const response = await oneClick(`http://funnel.test/api/unsubscribe?token=${encodeURIComponent(token)}`);
      expect([response.status, (await read(response)).code]).toEqual([400, 'unsubscribe_link_invalid']);
    }
    expect(await optedOut('victim@example.com')).toBe(false);
  });

  it('ends text messages that wait already, but not mails about what was ordered', async () => {
    const { id } = await signup('quiet@example.com', '+1 202 555 0177');
    const link = linkIn((await welcomeOf('quiet@example.com')).header('list-unsubscribe'));
    await eventually(async () => (await outside.texts()).length === 1);
    await oneClick(link);
    const values = { day: '3', day_title: 'Systemize', day_url: 'https://member.test/day/3' };
    const text = { key: `sms:day-3:${id}`, signupId: id, template: 'day-reminder' as const, values };
    await running.app
      .get(Sql)
      .transaction((tx) => running.app.get<RegistrantTexts>(REGISTRANT_TEXTS).queueAll(tx, [text]));
    const states = () => running.rows<{ state: string }>('select state from sms_message where key = $1', [text.key]);
    await eventually(async () => (await states()).length === 1);
    expect(await states()).toEqual([{ state: 'withheld' }]);
    expect(await outside.texts()).toHaveLength(1);
  });
});
