import { DAY_MS } from '@summit/rules';
import type { VipSetupPasswordResponse } from '@summit/contracts';
import { randomUUID } from 'node:crypto';
import { newLinkToken } from '../../src/platform/crypto/link-token.js';
import { freshAddress, json, read, type RunningApp } from './running-app.js';

export const MEMBER_PASSWORD = 'a long member passphrase';

const WEEK_MS = 7 * DAY_MS;

/** An account as a VIP purchase leaves it behind, and the token of its setup link. */
export async function createMember(
  running: RunningApp,
  email = `${randomUUID()}@example.com`,
  { purpose = 'setup', name = 'Amara Okafor' }: { purpose?: 'setup' | 'reset'; name?: string } = {},
): Promise<{ id: string; email: string; token: string }> {
  const id = randomUUID();
  const now = running.clock.now();
  await running.rows(
    `insert into member (id, email, name, summit2_access, created_at) values ($1, $2, $3, true, to_timestamp($4::float8 / 1000))`,
    [id, email, name, now],
  );
  return { id, email, token: await mailLink(running, id, { purpose }) };
}

/** The token of one more link of that member. */
export async function mailLink(
  running: RunningApp,
  memberId: string,
  { purpose, lastsMs = WEEK_MS }: { purpose: 'setup' | 'reset'; lastsMs?: number },
): Promise<string> {
  const { token, tokenHash } = newLinkToken();
  const now = running.clock.now();
  await running.rows(
    `insert into member_link (token_hash, member_id, purpose, created_at, expires_at)
     values ($1, $2, $3, to_timestamp($4::float8 / 1000), to_timestamp($5::float8 / 1000))`,
    [tokenHash, memberId, purpose, now, now + lastsMs],
  );
  return token;
}

export interface MemberHandle {
  id: string;
  email: string;
  headers: { authorization: string };
  /** Where this member has signed in. */
  from: string;
}

/** A member with a password, signed in by the setup link. */
export async function signInMember(running: RunningApp, email?: string): Promise<MemberHandle> {
  const { token, ...member } = await createMember(running, email);
  const from = freshAddress();
  const body = { token, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
  const answer = await read<VipSetupPasswordResponse>(
    running.fetch('/api/vip/auth/setup-password', { ...json(body), from }),
  );
  if (!answer.token) throw new Error(`${member.email} was not signed in: ${JSON.stringify(answer)}`);
  return { ...member, from, headers: { authorization: `Bearer ${answer.token}` } };
}
