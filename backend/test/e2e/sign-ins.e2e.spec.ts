import { signInAdmin, ADMIN_PASSWORD } from '../harness/admin.js';
import { someoneWaits } from '../harness/eventually.js';
import { MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { json, startApp, type RunningApp } from '../harness/running-app.js';
import { SPEAKER_PASSWORD, signInSpeaker } from '../harness/speaker.js';
import { Sql } from '../../src/platform/database/sql.js';

interface Area {
  /** Makes an account with a password and answers its id. */
  account(running: RunningApp): Promise<string>;
  path: string;
  credentials: object;
  /** Sets the password of account `$1`. */
  change: string;
}

const AREAS: Record<string, Area> = {
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

describe('a password that is replaced while a sign-in looks at it', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  it.each(Object.keys(AREAS))('opens nothing (%s)', async (role) => {
    const { account, path, credentials, change } = AREAS[role]!;
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
