import { randomUUID } from 'node:crypto';
import { AdminAccountsRepository } from '../../src/modules/auth/infra/admin-accounts.repository.js';
import { SpeakerAccountsRepository } from '../../src/modules/affiliates/infra/speaker-accounts.repository.js';
import { MembersRepository } from '../../src/modules/members/infra/members.repository.js';
import { startApp, type RunningApp } from '../harness/running-app.js';

//
describe('links and resets that are over', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const OWNERS = {
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

  it.each(Object.entries(OWNERS))(
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
