import type { AlertsResponse, AlertSettingsChanges, SaveAlertSettingsResponse } from '@summit/contracts';
import { DAY_MS, HOUR_MS } from '@summit/rules';
import { WatchAlertsJob } from '../../src/modules/alerts/watch-alerts.job.js';
import { OperatorAlerts } from '../../src/platform/alerts/operator-alerts.js';
import { ProviderPauses } from '../../src/platform/alerts/provider-pauses.js';
import { ProviderCircuits } from '../../src/platform/circuits/provider-circuits.js';
import { signInAdmin } from '../harness/admin.js';
import { jobsDone } from '../harness/buyer-browser.js';
import { startAppWithProviders, type AppWithProviders } from '../harness/app-with-providers.js';
import { insertOrder } from '../harness/order-rows.js';
import { json, read } from '../harness/running-app.js';
import { scriptedServer, type ScriptedServer } from '../harness/scripted-server.js';

const ALERTS = '/api/admin/desk/alerts';
/** Thursday, noon in California. */
const NOON = Date.parse('2025-11-06T20:30:00Z');

describe('alerts', () => {
  let world: AppWithProviders;
  let hook: ScriptedServer;
  let headers: { authorization: string };
  beforeAll(async () => {
    world = await startAppWithProviders();
    world.running.clock.set(NOON);
    headers = await signInAdmin(world.running);
    hook = await scriptedServer(() => ({ status: 200, body: 'ok' }));
  });
  afterAll(async () => {
    await world.stop();
    await hook.stop();
  });

  const running = () => world.running;
  const watch = () => running().app.get(WatchAlertsJob).run();
  const list = async () => (await read<AlertsResponse>(running().fetch(ALERTS, { headers }))).data;
  const everything = (over: AlertSettingsChanges = {}): AlertSettingsChanges => ({
    recipients: { add: ['desk@summit.test'], remove: [] },
    webhook_url: `${hook.url}/alerts`,
    quiet_from: 22,
    quiet_to: 7,
    queue_minutes: 5,
    failing_percent: 50,
    ...over,
  });
  const save = (body: unknown) => running().fetch(`${ALERTS}/settings`, { ...json(body, headers), method: 'PUT' });
  const codeOf = async (answer: Response) => [answer.status, (await read<{ code?: string }>(answer)).code ?? 'ok'];
  const mails = () =>
    running().rows<{ recipient: string }>(`select recipient from mail_message where template = 'operator-alert'`);
  const texts = () => hook.seen.map(({ body }) => (JSON.parse(body) as { text: string }).text);

  it('go where an owner says, and a test goes there at once', async () => {
    expect(await codeOf(await save(everything({ webhook_url: 'javascript:alert(1)' })))).toEqual([
      400,
      'alert_webhook_invalid',
    ]);
    expect(await codeOf(await save(everything({ recipients: { add: ['nobody'], remove: [] } })))).toEqual([
      400,
      'email_invalid',
    ]);
    expect(await codeOf(await save(everything({ quiet_from: 24 })))).toEqual([400, 'validation_failed']);
    expect(await codeOf(await save(everything()))).toEqual([200, 'ok']);
    for (const nothing of [{}, { recipients: ['a@summit.test'] }, { quiet_to: null }])
      expect(await codeOf(await save(nothing))).toEqual([400, 'validation_failed']);
    const [noted] = await running().rows<{ details: object }>(
      `select details from audit_entry where action like 'PUT %/desk/alerts/settings' and status = 200`,
    );
    expect(JSON.stringify(noted)).toContain(new URL(hook.url).host);
    expect(JSON.stringify(noted)).not.toContain('/alerts"');
    // Two owners at the same moment: each names what they change.
    const [mine, theirs] = await Promise.all([
      save({ recipients: { add: ['mine@summit.test'], remove: ['desk@summit.test'] } }),
      save({ recipients: { add: ['theirs@summit.test'], remove: [] }, quiet_from: 21 }),
    ]);
    expect([mine!.status, theirs!.status]).toEqual([200, 200]);
    const both = { add: ['desk@summit.test'], remove: ['mine@summit.test', 'theirs@summit.test', 'gone@summit.test'] };
    const saved = await read<SaveAlertSettingsResponse>(save({ recipients: both }));
    expect(saved.settings).toMatchObject({ recipients: ['desk@summit.test'], quiet_from: 21 });
    const audited = await running().rows<{ details: { before: { recipients: string[] } } }>(
      `select details from audit_entry where action like 'PUT %/desk/alerts/settings' and status = 200 order by id desc limit 1`,
    );
    expect(audited[0]!.details.before.recipients).toHaveLength(2);
    expect((await running().fetch(`${ALERTS}/test`, { method: 'POST', headers })).status).toBe(200);
    await jobsDone(running());
    expect(await mails()).toEqual([{ recipient: 'desk@summit.test' }]);
    expect(texts()).toEqual([expect.stringContaining('This is a test')]);
  });

  it('tell once that a provider does not answer, and end when it does', async () => {
    const circuits = running().app.get(ProviderCircuits);
    const pauses = running().app.get(ProviderPauses);
    for (let call = 0; call < 10; call++)
      await circuits.run('tapfiliate', () => Promise.reject(new Error('nobody there'))).catch(() => undefined);
    await pauses.note();
    await watch();
    await watch();
    await jobsDone(running());
    expect((await list())[0]).toMatchObject({ kind: 'provider_down', subject: 'tapfiliate', ended_at: null });
    expect(texts().filter((text) => text.startsWith('tapfiliate'))).toHaveLength(1);
    await running().rows(`update provider_pause set seen_at = now() - interval '2 minutes'`);
    await watch();
    expect((await list())[0]).toMatchObject({ subject: 'tapfiliate', ended_at: new Date(NOON).toISOString() });
    // Half an hour later it is the same alert, and nobody is told again.
    running().clock.set(NOON + HOUR_MS / 2);
    await running().rows(`update provider_pause set seen_at = now()`);
    await watch();
    await running().rows('delete from provider_pause');
    await watch();
    await jobsDone(running());
    expect((await list()).filter(({ subject }) => subject === 'tapfiliate')).toHaveLength(1);
    expect(texts().filter((text) => text.startsWith('tapfiliate'))).toHaveLength(1);
  });

  it('see a queue that stands still, and payments that fail', async () => {
    await running().rows(
      `select graphile_worker.add_job('nobody/does-this', '{}', run_at => now() - interval '7 minutes')`,
    );
    for (let n = 0; n < 12; n++) {
      const id = await insertOrder(running(), { createdAt: running().clock.now() - 1_000, email: `p${n}@example.com` });
      await running().rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, request, created_at, updated_at)
         values ($1::uuid, $1::uuid, 1, 'checkout', $2, $1, '{}', now(), now())`,
        [id, n < 8 ? 'declined' : 'succeeded'],
      );
    }
    await watch();
    const stands = (await list()).filter(({ ended_at }) => ended_at === null).map(({ summary }) => summary);
    expect(stands).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Jobs wait: 1 are due, the first for 7 minutes/),
        'Payments fail: 8 of 12 tries of the last hour were declined.',
      ]),
    );
    await running().rows(`delete from graphile_worker._private_jobs where run_at < now() - interval '6 minutes'`);
    await watch();
  });

  it('wait in quiet hours unless they are urgent, and see an hour that is far from its usual', async () => {
    const night = NOON + 12 * HOUR_MS;
    const hour = Math.floor(night / HOUR_MS) * HOUR_MS - HOUR_MS;
    for (let day = 1; day <= 10; day++)
      await running().rows(
        `insert into signup (id, name, email, invite_token, created_at)
         select gen_random_uuid(), 'X', 'd' || $1::int || '-' || n || '@example.com', $1::int || '-' || n, $2::timestamptz
         from generate_series(1, 30) n`,
        [day, new Date(hour - day * DAY_MS + 60_000).toISOString()],
      );
    running().clock.set(night);
    headers = await signInAdmin(running(), 'night@summit.test');
    await watch();
    const few = async () => (await list()).find(({ kind }) => kind === 'signup_rate');
    expect(await few()).toMatchObject({
      summary: 'Unusually few registrations: 0 in the last whole hour, 30 are usual at this hour.',
      told_at: null,
    });
    await running()
      .app.get(OperatorAlerts)
      .stand('books_differ', [{ subject: '', summary: 'The books differ.' }]);
    await watch();
    expect((await list()).find(({ kind }) => kind === 'books_differ')?.told_at).not.toBeNull();
    expect((await few())?.told_at).toBeNull();
  });
});
