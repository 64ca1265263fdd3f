import { randomUUID } from 'node:crypto';
import { SpeakerAccountsRepository } from '../../src/modules/affiliates/infra/speaker-accounts.repository.js';
import { AdminPasswordUseCase } from '../../src/modules/auth/application/admin-password.use-case.js';
import { AdminAccountsRepository } from '../../src/modules/auth/infra/admin-accounts.repository.js';
import { ForgotPasswordUseCase } from '../../src/modules/members/application/forgot-password.use-case.js';
import { MembersRepository } from '../../src/modules/members/infra/members.repository.js';
import { Sql } from '../../src/platform/database/sql.js';
import { ADMIN_PASSWORD, signInAdmin } from '../harness/admin.js';
import { someoneWaits } from '../harness/eventually.js';
import { MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { freshAddress, json, startApp, type RunningApp } from '../harness/running-app.js';
import { SPEAKER_PASSWORD, signInSpeaker } from '../harness/speaker.js';

const NEXT_PASSWORD = 'another long passphrase';

/** Tables of links, with what a row needs. */
const LINKS = {
  member_link: {
    owner: `insert into member (id, email, name, created_at) values ($1, 'old@example.com', 'Old', now())`,
    link: `insert into member_link (token_hash, member_id, purpose, created_at, expires_at) values ($2, $1, 'reset', now(), to_timestamp($3::float8 / 1000))`,
    keeper: MembersRepository,
  },
  speaker_link: {
    owner: `insert into affiliate (id, code, name, email, created_at) values ($1, 'OLD', 'Old', 'old@example.com', now())`,
    link: `insert into speaker_link (token_hash, affiliate_id, created_at, expires_at) values ($2, $1, now(), to_timestamp($3::float8 / 1000))`,
    keeper: SpeakerAccountsRepository,
  },
  admin_reset: {
    owner: `insert into admin_account (id, email, password_hash, created_at) values ($1, 'old@example.com', 'x', now())`,
    link: `insert into admin_reset (token_hash, admin_id, expires_at) values ($2, $1, to_timestamp($3::float8 / 1000))`,
    keeper: AdminAccountsRepository,
  },
};

interface Replaced {
  /** Makes an account with a password and answers its id. */
  account(running: RunningApp): Promise<string>;
  path: string;
  credentials: object;
  /** Sets the password of account `$1`. */
  change: string;
}

const REPLACED: Record<string, Replaced> = {
  admin: {
    account: async (running) => {
      await signInAdmin(running, 'stale@summit.test');
      const [row] = await running.rows<{ id: string }>(
        `select id from admin_account where email = 'stale@summit.test'`,
      );
      return row!.id;
    },
    path: '/api/admin/auth/login',
    credentials: { email: 'stale@summit.test', password: ADMIN_PASSWORD },
    change: `update admin_account set password_hash = 'another' where id = $1`,
  },
  vip: {
    account: async (running) => (await signInMember(running, 'stale@example.com')).id,
    path: '/api/vip/auth/login',
    credentials: { email: 'stale@example.com', password: MEMBER_PASSWORD, two_factor_code: null },
    change: `update member set password_hash = 'another' where id = $1`,
  },
  speaker: {
    account: async (running) => (await signInSpeaker(running, 'STALE')).id,
    path: '/api/speaker/login',
    credentials: { speaker_code: 'STALE', password: SPEAKER_PASSWORD },
    change: `update speaker_account set password_hash = 'another' where affiliate_id = $1`,
  },
};

interface Guessed {
  email: string;
  account(running: RunningApp): Promise<unknown>;
  login(email: string, password: string): [path: string, body: object];
  mail(running: RunningApp, email: string): Promise<void>;
  reset(token: string): [path: string, body: object];
}

const GUESSED: Record<string, Guessed> = {
  admin: {
    email: 'owner@summit.test',
    account: (running) => signInAdmin(running, 'owner@summit.test'),
    login: (email, password) => ['/api/admin/auth/login', { email, password }],
    mail: (running, email) => running.app.get(AdminPasswordUseCase).mailReset({ email }),
    reset: (reset_token) => ['/api/admin/auth/reset-password', { reset_token, new_password: NEXT_PASSWORD }],
  },
  vip: {
    email: 'owner@example.com',
    account: (running) => signInMember(running, 'owner@example.com'),
    login: (email, password) => ['/api/vip/auth/login', { email, password, two_factor_code: null }],
    mail: (running, email) => running.app.get(ForgotPasswordUseCase).mail({ email }),
    reset: (token) => [
      '/api/vip/auth/reset-password',
      { token, password: NEXT_PASSWORD, confirm_password: NEXT_PASSWORD },
    ],
  },
};

describe('sign-ins of every area', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  //
  describe('links and resets that are over', () => {
    it.each(Object.entries(LINKS))(
      'are forgotten by night, open ones stay: %s',
      async (table, { owner, link, keeper }) => {
        const id = randomUUID();
        const now = Date.now();
        await running.rows(owner, [id]);
        await running.rows(link, [id, `${table} over`, now - 1]);
        await running.rows(link, [id, `${table} open`, now + 60_000]);
        await running.app.get<{ forgetOld(now: number): Promise<void> }>(keeper).forgetOld(now);
        expect(await running.rows(`select token_hash from ${table}`)).toEqual([{ token_hash: `${table} open` }]);
      },
    );
  });

  describe('a password that is replaced while a sign-in looks at it', () => {
    it.each(Object.keys(REPLACED))('opens nothing (%s)', async (role) => {
      const { account, path, credentials, change } = REPLACED[role]!;
      const id = await account(running);
      await running.rows('update sign_in set ended_at = created_at where subject_id = $1', [id]);
      const { late } = await running.app.get(Sql).transaction(async (tx) => {
        await tx.query({ name: '', text: change }, [id]);
        const pending = running.fetch(path, json(credentials));
        await someoneWaits(running);
        return { late: pending };
      });
      expect((await late).status).toBe(401);
      const alive = 'select 1 from sign_in where role = $1 and subject_id = $2 and ended_at is null';
      expect(await running.rows(alive, [role, id])).toEqual([]);
    });
  });

  describe('an owner at a new place while strangers guess (S3)', () => {
    const post = async ([path, body]: [string, object], from = freshAddress()) =>
      (await running.fetch(path, { ...json(body), from })).status;

    it.each(Object.keys(GUESSED))('gets in by way of the mailbox, and strangers do not (%s)', async (role) => {
      const { email, account, login, mail, reset } = GUESSED[role]!;
      await account(running);
      const guesses: number[] = [];
      for (let n = 0; n < 40; n++) guesses.push(await post(login(email, `guess number ${n}`)));
      expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
      const place = freshAddress();
      const password = role === 'admin' ? ADMIN_PASSWORD : MEMBER_PASSWORD;
      expect(await post(login(email, password), place)).toBe(429);
      await mail(running, email);
      const [sent] = await running.rows<{ url: string }>(
        `select values->>'reset_url' as url from mail_message where recipient = $1 and template like 'password-reset-%'`,
        [email],
      );
      expect(await post(reset(new URL(sent!.url).searchParams.get('token')!), place)).toBe(200);
      expect(await post(login(email, NEXT_PASSWORD), place)).toBe(200);
      expect(await post(login(email, 'one more guess'))).toBe(429);
    });
  });
});
