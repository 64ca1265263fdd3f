import type {
  FormTokenResponse,
  ShieldChoices,
  ShieldResponse,
  VipLoginResponse,
  WorkChallenge,
} from '@summit/contracts';
import { FORM_HEADERS } from '@summit/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@summit/rules';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { WatchAlertsJob } from '../../src/modules/alerts/watch-alerts.job.js';
import { VerdictCounts } from '../../src/platform/shield/verdict-counts.js';
import { signInAdmin } from '../harness/admin.js';
import { createMember, MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { eventually, freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';

interface Run {
  /** A token that the bot took from another day. */
  recorded: string;
  /** `at`: milliseconds since the start; `page`: names our page as a browser does; `used`: the token of a person who has registered. */
  requests: {
    at: number;
    from: string;
    page: boolean;
    token: 'recorded' | 'used' | 'fresh' | 'none';
    trap?: true;
    email: string;
  }[];
}
const BOT_RUN = JSON.parse(readFileSync(path.join(__dirname, 'shield/bot-run.json'), 'utf8')) as Run;
const PAGE = { origin: 'http://funnel.test' };
const CHOICES: ShieldChoices = {
  attack_mode: 'auto',
  refuse_disposable: true,
  allowed_domains: [],
  refused_domains: [],
};
const START = Date.parse('2025-11-20T18:00:00Z');

/** What a browser does with the work it is asked for. */
async function proofOf(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

// F-330
describe('the shield', () => {
  let running: RunningApp;
  beforeEach(async () => {
    running = await startApp();
  });
  afterEach(() => running.stop());

  const takeToken = async (from = freshAddress()) =>
    (await read<FormTokenResponse>(running.fetch('/api/signup/token', { from }))).token;
  const signup = (email: string, headers: Record<string, string>, from = freshAddress()) =>
    running.fetch('/api/signup', { ...json({ name: 'Zoe', email }, headers), from });
  const codeOf = async (answer: Promise<Response>) => (await read(answer)).code ?? 'ok';
  const challengeOf = async (answer: Promise<Response>) => (await read<{ challenge: WorkChallenge }>(answer)).challenge;
  const registrants = async () => {
    const [row] = await running.rows<{ total: number }>('select count(*)::int as total from signup');
    return row!.total;
  };
  const set = (key: string, value: unknown) =>
    running.rows(`insert into setting (key, value) values ($1, $2::jsonb)`, [key, JSON.stringify(value)]);
  /** Each process adds what it has counted every few seconds. */
  const added = () => running.app.get(VerdictCounts).flush();
  const counts = async () => {
    await added();
    return Object.fromEntries(
      (
        await running.rows<{ outcome: string; presses: number }>(
          'select outcome, sum(presses)::int as presses from form_verdict_day group by outcome order by outcome',
        )
      ).map(({ outcome, presses }) => [outcome, presses]),
    );
  };

  it('lets a recorded run of a bot register nobody, and a person meanwhile all the same', async () => {
    const { clock } = running;
    clock.set(START - 5_000);
    const used = await takeToken();
    clock.set(START);
    expect(await codeOf(signup('first@example.com', { ...PAGE, [FORM_HEADERS.token]: used }))).toBe('ok');
    const codes = new Set<string>();
    for (const { at, from, page, token, trap, email } of BOT_RUN.requests) {
      clock.set(START + at);
      const given = { recorded: BOT_RUN.recorded, used, fresh: await takeToken(from), none: undefined }[token];
      const headers = {
        ...(page ? PAGE : {}),
        ...(given ? { [FORM_HEADERS.token]: given } : {}),
        ...(trap ? { [FORM_HEADERS.trap]: '1' } : {}),
      };
      codes.add(await codeOf(signup(email, headers, from)));
    }
    expect([...codes].sort()).toEqual(['email_disposable', 'hidden_field_filled', 'proof_of_work_needed']);
    expect(await registrants()).toBe(1);
    expect(await counts()).toEqual({
      attack: 40,
      disposable: 40,
      forged_token: 50,
      instant: 40,
      no_token: 60,
      trap: 40,
      used_token: 30,
    });

    const token = await takeToken();
    clock.advance(20_000);
    const asked = await challengeOf(signup('amara@example.com', { ...PAGE, [FORM_HEADERS.token]: token }));
    const proof = await proofOf(asked);
    expect(await codeOf(signup('amara@example.com', { ...PAGE, [FORM_HEADERS.proof]: proof }))).toBe('ok');
    expect(await registrants()).toBe(2);
    expect(await counts()).toMatchObject({ proven: 1 });
    clock.advance(11 * MINUTE_MS);
    expect(await codeOf(signup('plain@example.com', {}))).toBe('ok');
  });

  it('answers the repeat of a registration as the first time, and suspects nobody for it', async () => {
    await set('shield.suspicious_per_minute', 1);
    const person = { name: 'Zoe', email: 'zoe@example.com' };
    const press = (token: string, key: string, body = person) =>
      running.fetch('/api/signup', json(body, { ...PAGE, [FORM_HEADERS.token]: token, 'idempotency-key': key }));
    const used = await takeToken();
    running.clock.advance(20_000);
    const first = await read(press(used, 'attempt-one'));
    expect(first).toHaveProperty('invite_url');
    for (const token of [used, used, await takeToken(), 'nonsense'])
      expect(await read(press(token, 'attempt-one'))).toEqual(first);
    expect(await counts()).toEqual({});
    expect(await codeOf(press(used, 'attempt-two'))).toBe('proof_of_work_needed');
    expect(await codeOf(press(used, 'attempt-one', { ...person, name: 'Kai' }))).toBe('proof_of_work_needed');
    expect(await registrants()).toBe(1);
  });

  it('lets two hundred people from everywhere register, and sixty behind one address within an hour', async () => {
    const people = Array.from({ length: 200 }, (_, i) => ({ email: `p${i}@example.com`, from: `${20 + i}.7.9.${i}` }));
    const ready = await Promise.all(people.map(async (person) => ({ ...person, token: await takeToken(person.from) })));
    running.clock.advance(20_000);
    const press = ({ email, from, token }: (typeof ready)[number]) =>
      codeOf(signup(email, { ...PAGE, [FORM_HEADERS.token]: token }, from));
    // In groups: two hundred in the same instant may find the database busy on a slow machine, which is not what the shield decides.
    const codes = [];
    for (let first = 0; first < ready.length; first += 20)
      codes.push(...(await Promise.all(ready.slice(first, first + 20).map(press))));
    expect(new Set(codes)).toEqual(new Set(['ok']));
    const carrier = '100.64.3.9';
    for (let i = 0; i < 60; i++) {
      const token = await takeToken(carrier);
      running.clock.advance(HOUR_MS / 60 - 1_000);
      expect(await press({ email: `nat${i}@example.com`, from: carrier, token })).toBe('ok');
    }
    expect(await registrants()).toBe(260);
    expect(await counts()).toEqual({});
  });

  it('takes work once, for the form it was asked for, in ten minutes, in any process', async () => {
    const other = await startApp({ database: running.database });
    const page = { ...PAGE };
    const ask = async (email: string) => proofOf(await challengeOf(signup(email, page)));
    const withProof = (proof: string) => ({ ...page, [FORM_HEADERS.proof]: proof });
    const proof = await ask('a@example.com');
    const work = Buffer.from(proof, 'base64').toString();
    const changed = Buffer.from(work.replace('"form":"signup"', '"form":"vip_login"')).toString('base64');
    const late = await ask('b@example.com');
    expect([
      await codeOf(signup('a@example.com', withProof(changed))),
      await codeOf(signup('a@example.com', withProof('nonsense'))),
      await codeOf(signup('a@example.com', withProof(proof))),
      await codeOf(other.fetch('/api/signup', json({ name: 'Zoe', email: 'c@example.com' }, withProof(proof)))),
    ]).toEqual(['proof_of_work_needed', 'proof_of_work_needed', 'ok', 'proof_of_work_needed']);
    running.clock.advance(10 * MINUTE_MS);
    expect(await codeOf(signup('b@example.com', withProof(late)))).toBe('proof_of_work_needed');
    await other.stop();
  });

  it('refuses throwaway mail for free registrations, subdomains too, until an operator allows it', async () => {
    expect(await codeOf(signup('zoe@x.mailinator.com', {}))).toBe('email_disposable');
    await set('shield.refuse_disposable', false);
    expect(await codeOf(signup('zoe@x.mailinator.com', {}))).toBe('ok');
    await set('shield.refused_domains', ['throw.example']);
    expect(await codeOf(signup('zoe@x.throw.example', {}))).toBe('email_disposable');
  });

  it('shows staff what was asked and refused, today and in seven days', async () => {
    const headers = await signInAdmin(running);
    const figures = () => read<ShieldResponse>(running.fetch('/api/admin/shield', { headers }));
    expect(await figures()).toEqual({ success: true, data: [], attacks: [], attack_mode: 'auto', settings: CHOICES });
    await set('shield.suspicious_per_minute', 2);
    await signup('a@mailinator.com', {});
    running.clock.advance(DAY_MS);
    await signup('b@mailinator.com', {});
    await signup('c@example.com', PAGE);
    await signup('d@example.com', {});
    await added();
    const again = { authorization: (await signInAdmin(running, 'other@summit.test')).authorization };
    const ends_at = new Date(running.clock.now() + 10 * MINUTE_MS).toISOString();
    expect(await read(running.fetch('/api/admin/shield', { headers: again }))).toEqual({
      success: true,
      data: [
        { form: 'signup', outcome: 'disposable', today: 1, week: 2 },
        { form: 'signup', outcome: 'attack', today: 1, week: 1 },
        { form: 'signup', outcome: 'no_token', today: 1, week: 1 },
      ],
      attacks: [{ form: 'signup', ends_at }],
      attack_mode: 'auto',
      settings: CHOICES,
    });
    await running.app.get(WatchAlertsJob).run();
    expect(await running.rows(`select kind, subject from operator_alert where ended_at is null`)).toEqual([
      { kind: 'form_attacked', subject: 'signup' },
    ]);
  });

  it('does what an owner chooses at once: everybody works, nobody, and what is throwaway mail', async () => {
    const headers = await signInAdmin(running);
    const choose = (choices: object) =>
      running.fetch('/api/admin/shield/settings', { ...json(choices, headers), method: 'PUT' });
    const chosen = { ...CHOICES, attack_mode: 'always', allowed_domains: ['mailinator.com'] };
    const only = (domain: string) => ({ add: [domain], remove: [] });
    expect(await read(choose({ attack_mode: 'always', allowed_domains: only('mailinator.com') }))).toMatchObject({
      success: true,
      settings: chosen,
    });
    const asked = await challengeOf(signup('zoe@mailinator.com', PAGE));
    expect(await codeOf(signup('zoe@mailinator.com', { ...PAGE, [FORM_HEADERS.proof]: await proofOf(asked) }))).toBe(
      'ok',
    );

    await set('shield.suspicious_per_minute', 1);
    await choose({ attack_mode: 'never', refused_domains: only('throw.example') });
    const codes = [];
    for (const name of ['a', 'b', 'c']) codes.push(await codeOf(signup(`${name}@example.com`, PAGE)));
    expect([...codes, await codeOf(signup('zoe@a.throw.example', {}))]).toEqual([
      'proof_of_work_needed',
      'proof_of_work_needed',
      'proof_of_work_needed',
      'email_disposable',
    ]);
    expect(await codeOf(signup('plain@example.com', {}))).toBe('ok');
    // Nobody is asked, but owners see the attack and are told of it.
    const ends_at = new Date(running.clock.now() + 10 * MINUTE_MS).toISOString();
    expect(await read(running.fetch('/api/admin/shield', { headers }))).toMatchObject({
      attacks: [{ form: 'signup', ends_at }],
      attack_mode: 'never',
    });
    await running.app.get(WatchAlertsJob).run();
    expect(await running.rows(`select kind, subject from operator_alert where ended_at is null`)).toEqual([
      { kind: 'form_attacked', subject: 'signup' },
    ]);

    expect(await codeOf(choose({ refused_domains: only('zoe@example.com') }))).toBe('shield_domain_invalid');
    for (const nothing of [{ attack_mode: 'sometimes' }, { attack_mode: null }, { allowed_domains: ['a.example'] }, {}])
      expect(await codeOf(choose(nothing))).toBe('validation_failed');
    const entries = await running.rows<{ details: object }>(
      `select details from audit_entry where action like 'PUT %/shield/settings' and status = 200 order by id`,
    );
    const then = { ...chosen, attack_mode: 'never', refused_domains: ['throw.example'] };
    expect(entries.map(({ details }) => details)).toEqual([
      expect.objectContaining({ before: CHOICES, after: chosen }),
      expect.objectContaining({ before: chosen, after: then }),
    ]);
  });

  it('counts also the press that is answered while the process ends', async () => {
    const ending = await startApp({ database: running.database });
    const server = ending.app.getHttpServer() as Server;
    const arrived = once(server, 'request');
    const body = JSON.stringify({ name: 'Zoe', email: 'zoe@mailinator.com' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const press = request(`${ending.url}/api/signup`, { method: 'POST', headers });
    const answered = once(press, 'response');
    press.write(body.slice(0, 9));
    await arrived;
    const ended = ending.stop();
    await eventually(async () => !server.listening);
    press.end(body.slice(9));
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(422);
    answer.resume();
    await ended;
    expect(await counts()).toEqual({ disposable: 1 });
  });

  it('asks a block that presses more than people do', async () => {
    await set('shield.block_per_hour', 2);
    const from = (last: number) => `192.0.2.${last}`;
    const codes = [];
    for (let i = 1; i <= 3; i++) codes.push(await codeOf(signup(`b${i}@example.com`, {}, from(i))));
    expect([...codes, await codeOf(signup('else@example.com', {}, '192.0.3.1'))]).toEqual([
      'ok',
      'ok',
      'proof_of_work_needed',
      'ok',
    ]);
  });

  it('asks applications for work while many come in a minute, and keeps and mails none without it', async () => {
    await set('shield.suspicious_per_minute', 3);
    const promotion = 'I write to eight hundred readers every week.';
    const apply = (name: string, headers = {}, domain = 'example.com') =>
      running.fetch('/api/affiliate/applications', {
        ...json({ name, email: `${name.toLowerCase()}@${domain}`, promotion }, { ...PAGE, ...headers }),
        from: freshAddress(),
      });
    expect(await codeOf(apply('Thrown', {}, 'mailinator.com'))).toBe('email_disposable');
    for (const name of ['Ann', 'Ben']) expect(await codeOf(apply(name))).toBe('ok');
    expect(await codeOf(apply('Cleo'))).toBe('proof_of_work_needed');
    const proof = await proofOf(await challengeOf(apply('Cleo')));
    expect(await codeOf(apply('Cleo', { [FORM_HEADERS.proof]: proof }))).toBe('ok');
    expect(await codeOf(apply('Dora', { [FORM_HEADERS.proof]: proof }))).toBe('proof_of_work_needed');
    const kept = await running.rows('select name from affiliate_application order by applied_at');
    expect(kept.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  it('asks sign-ins for work while passwords are guessed, and locks nobody out', async () => {
    await set('shield.suspicious_per_minute', 3);
    const { email } = await signInMember(running);
    const login = (body: object, headers = {}) =>
      running.fetch('/api/vip/auth/login', json({ two_factor_code: null, ...body }, headers));
    const right = { email, password: MEMBER_PASSWORD };
    const guesses = [];
    for (let i = 0; i < 5; i++) {
      const stranger = await createMember(running);
      guesses.push(await codeOf(login({ email: stranger.email, password: 'a wrong guess' })));
    }
    expect(guesses).toEqual([...Array<string>(4).fill('vip_login_failed'), 'proof_of_work_needed']);
    const proof = await proofOf(await challengeOf(login(right)));
    const answer = await read<VipLoginResponse>(login(right, { [FORM_HEADERS.proof]: proof }));
    expect(answer).toMatchObject({ success: true, requires_2fa: false });
    // Other areas are not attacked.
    const admin = running.fetch('/api/admin/auth/login', json({ email: 'nobody@summit.test', password: 'whatever' }));
    expect(await codeOf(admin)).toBe('admin_login_failed');
  });

  it('asks sign-ins for work while passwords are guessed also where registrations are never asked', async () => {
    await set('shield.suspicious_per_minute', 1);
    await set('shield.attack_mode', 'never');
    let guesses = 0;
    const guess = () => {
      const body = { email: `nobody${++guesses}@example.com`, password: 'a wrong guess', two_factor_code: null };
      return codeOf(running.fetch('/api/vip/auth/login', json(body)));
    };
    expect([await guess(), await guess(), await guess()]).toEqual([
      'vip_login_failed',
      'vip_login_failed',
      'proof_of_work_needed',
    ]);
    expect(await running.rows('select form from form_attack')).toEqual([{ form: 'vip_login' }]);
  });
});
