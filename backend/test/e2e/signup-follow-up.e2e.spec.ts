import type { SignupResponse } from '@summit/contracts';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('what follows a registration', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    await running.rows(
      `insert into affiliate (code, name, email) values ('AMARA', 'Amara Okafor', 'amara@speakers.test')`,
    );
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const signup = (body: object, query = '') => read<SignupResponse>(running.fetch(`/api/signup${query}`, json(body)));
  const firstMail = (address: string) => eventually(async () => (await outside.mailsTo(address))[0]);
  /** A failed job waits before it is tried again: this is the waiting, cut short. */
  const retryNow = () =>
    running.rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0');

  // F-245
  it('mails the welcome with two links that open the bonuses', async () => {
    const answer = await signup({ name: 'Zoë <b>Nkemelu</b>', email: 'zoe@example.com' });
    const mail = await outside.mail((await firstMail('zoe@example.com')).id);
    expect(mail.text).toContain('Zoë <b>Nkemelu</b>');
    expect(mail.html).toContain('Zoë &lt;b&gt;Nkemelu&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>Nkemelu</b>');
    expect(mail.text).toContain('100+ Profitable Side Hustle Blueprints');
    expect(mail.text).toContain(answer.bonus_download_urls['free-signup-bonus-1'].url);
    expect(mail.text).toContain(answer.bonus_download_urls['free-signup-bonus-2'].url);
    expect(mail.text).toContain(answer.invite_url);
    expect(mail.text).toContain('http://funnel.test/vip');
  });

  // C-042
  it('promises free windows while there are any, and none after the summit', async () => {
    const welcomeText = async (email: string) => {
      await signup({ name: 'Pia', email });
      return (await outside.mail((await firstMail(email)).id)).text;
    };
    expect(await welcomeText('after@example.com')).not.toMatch(/48 hours|five days/);
    running.clock.set('2025-10-20T18:00:00Z');
    expect(await welcomeText('before@example.com')).toContain('free to watch for 48 hours');
    running.clock.set('2025-11-20T18:00:00Z');
  });

  it('forgets the links of a mail once it is sent', async () => {
    const sent = await eventually(
      async () => (await running.rows(`select values from mail_message where sent_at is not null`))[0],
    );
    expect(sent).toEqual({ values: {} });
  });

  // F-245
  it('subscribes the registrant to the list', async () => {
    await eventually(async () => (await outside.subscribers()).some(({ email }) => email === 'zoe@example.com'));
    expect(
      await eventually(async () => (await running.rows('select signup_id from list_subscription'))[0]),
    ).toBeTruthy();
  });

  // F-242
  it('credits the affiliate of the link, even if the browser never reports', async () => {
    const { id } = await signup({ name: 'Ref', email: 'ref@example.com' }, '?ref=amara');
    const credit = await eventually(
      async () => (await running.rows('select code, outcome from referred_signup where signup_id = $1', [id]))[0],
    );
    expect(credit).toEqual({ code: 'AMARA', outcome: 'credited' });
  });

  it('texts nobody who left no number', async () => {
    await firstMail('ref@example.com');
    expect(await outside.texts()).toEqual([]);
  });

  // F-245
  it('texts a confirmation to who left a number', async () => {
    await signup({ name: 'Phone', email: 'phone@example.com', phone: '+1 555 010 0123' });
    const text = await eventually(async () => (await outside.texts())[0]);
    expect(text.to).toBe('+15550100123');
    expect(text.body).toContain('you are registered');
  });

  it('registers and mails while a provider is away, and does the rest once when it is back (C8)', async () => {
    await outside.disturb('list-service', 'timeout', 100);
    for (const name of ['Ann', 'Ben', 'Cleo']) {
      const email = `${name.toLowerCase()}@away.example.com`;
      expect(await signup({ name, email })).toHaveProperty('id');
      expect(await firstMail(email)).toMatchObject({ to: [email] });
    }
    const subscribed = async () =>
      (await outside.subscribers()).filter(({ email }) => email.endsWith('@away.example.com'));
    expect(await subscribed()).toEqual([]);
    await outside.control('next-answers/clear', {});
    await eventually(async () => {
      await retryNow();
      return (
        (
          await running.rows(`select from list_subscription l join signup s on s.id = l.signup_id
        where s.email like '%@away.example.com'`)
        ).length === 3
      );
    });
    expect(await subscribed()).toHaveLength(3);
  });

  it('tries again when a provider fails, and does everything once in the end (C8)', async () => {
    await outside.disturb('list-service', 'lost_answer', 1);
    await outside.disturb('sms', 'server_error', 1);
    const { id } = await signup({ name: 'Retry', email: 'retry@example.com', phone: '+1 555 010 0199' });
    await eventually(async () => {
      await retryNow();
      return (await running.rows('select from list_subscription where signup_id = $1', [id])).length > 0;
    });
    await eventually(async () => {
      await retryNow();
      return (await outside.texts()).some(({ to }) => to === '+15550100199');
    });
    expect((await outside.subscribers()).filter(({ email }) => email === 'retry@example.com')).toHaveLength(1);
    expect((await outside.texts()).filter(({ to }) => to === '+15550100199')).toHaveLength(1);
    expect(await outside.mailsTo('retry@example.com')).toHaveLength(1);
  });

  it('sends one mail even if the event is delivered twice', async () => {
    const { id } = await signup({ name: 'Twice', email: 'event-twice@example.com' });
    const ended = () => running.rows(`select from mail_message where key = 'welcome:' || $1 and state = 'sent'`, [id]);
    await eventually(async () => (await ended()).length === 1);
    await running.rows(
      `select graphile_worker.add_job('event/signup.created', json_build_object('signup_id', $1::text))`,
      [id],
    );
    await eventually(async () => (await jobs(running, 'event/signup.created', { signup_id: id })).length === 0);
    await eventually(async () => (await jobs(running, 'event/signup.created/welcome', { signup_id: id })).length === 0);
    expect(await outside.mailsTo('event-twice@example.com')).toHaveLength(1);
  });
});
