import { randomUUID } from 'node:crypto';
import { OUTCOME_TEXTS, type MessageAnswer } from '@summit/contracts';
import { NextSummitUseCase } from '../../src/modules/reminders/application/next-summit.use-case.js';
import { OptOuts } from '../../src/platform/mail/opt-outs.js';
import { signInMember } from '../harness/member.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('the dates of the next summit', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ role: 'all' });
  });
  afterAll(() => running.stop());
  beforeEach(() => running.rows('delete from next_summit_request'));

  const ask = (body: object, headers: Record<string, string> = {}) =>
    running.fetch('/api/next-summit', json(body, headers));
  const waiting = async () =>
    (await running.rows<{ email: string }>('select email from next_summit_request order by email')).map(
      ({ email }) => email,
    );
  const register = async (email: string) => {
    await running.rows(
      `insert into signup (id, name, email, invite_token, created_at) values ($1, 'Ann', $2, $3, now())`,
      [randomUUID(), email, randomUUID()],
    );
    return email;
  };
  const announced = () =>
    running.rows<{ recipient: string; values: object }>(
      `select recipient, values from mail_message where template = 'next-summit-dates' order by recipient`,
    );

  it('are asked for by a registrant, once, whatever the case of the address', async () => {
    await register('ann@example.com');
    const answer = await read<MessageAnswer>(ask({ email: ' Ann@Example.com ' }));
    expect(answer).toEqual({ success: true, message: OUTCOME_TEXTS.nextSummitNoted });
    await ask({ email: 'ann@example.com' });
    expect(await waiting()).toEqual(['ann@example.com']);
  });

  it('are asked for by a member who is signed in, without an address', async () => {
    const member = await signInMember(running);
    await ask({}, member.headers);
    expect(await waiting()).toEqual([member.email]);
  });

  it('are the same answer to a stranger, whose address is not kept', async () => {
    const answer = await read<MessageAnswer>(ask({ email: 'stranger@example.com' }));
    expect(answer.message).toBe(OUTCOME_TEXTS.nextSummitNoted);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [{}, 'email_required'],
    [{ email: null }, 'email_required'],
    [{ email: 'nonsense' }, 'email_invalid'],
    [{ email: 'a@b.c, d@e.f' }, 'email_invalid'],
  ])('%j is refused with %s', async (body, code) => {
    const response = await ask(body);
    expect([response.status, (await read(response)).code]).toEqual([400, code]);
  });

  it('are forgotten with an unsubscribe', async () => {
    await ask({ email: await register('changed@example.com') });
    await running.app.get(OptOuts).add('changed@example.com');
    await eventually(async () => (await waiting()).length === 0);
  });

  it('are mailed to all who wait, once', async () => {
    for (const email of ['one@example.com', 'two@example.com']) await ask({ email: await register(email) });
    const tell = () => running.app.get(NextSummitUseCase).announce('12 to 16 April 2027');
    const [first, second] = await Promise.all([tell(), tell()]);
    // Each takes what the other has not locked, so either may have had both, or each of them one.
    expect(first + second).toBe(2);
    expect((await announced()).map(({ recipient }) => recipient)).toEqual(['one@example.com', 'two@example.com']);
    expect(await waiting()).toEqual([]);
  });
});
