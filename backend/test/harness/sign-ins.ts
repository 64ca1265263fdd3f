import { ROLES, type Role } from '@summit/contracts';
import { SIGN_INS, type SignIns } from '../../src/modules/auth/auth.public.js';
import { signInAdmin } from './admin.js';
import { createMember } from './member.js';
import type { RunningApp } from './running-app.js';

const people = new WeakMap<RunningApp, Promise<Record<Role, string>>>();

/** One person of each role, made once for an application; answers their ids. */
function peopleOf(running: RunningApp): Promise<Record<Role, string>> {
  const known = people.get(running) ?? createPeople(running);
  people.set(running, known);
  return known;
}

async function createPeople(running: RunningApp): Promise<Record<Role, string>> {
  const [speaker] = await running.rows<{ id: string }>(
    `insert into affiliate (code, name, email) values ('MATRIX', 'Mia Matrix', 'mia@speakers.test') returning id`,
  );
  const { id: vip } = await createMember(running, 'matrix@members.test');
  await signInAdmin(running, 'matrix@summit.test');
  const [admin] = await running.rows<{ id: string }>(`select id from admin_account where email = 'matrix@summit.test'`);
  return { admin: admin!.id, vip, speaker: speaker!.id };
}

/** The sign-in that a token names. */
const signInOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;

/** A fresh bearer token of somebody who works in the back office as support, who has given the password again. */
export async function openSupportSignIn(running: RunningApp): Promise<string> {
  const [support] = await running.rows<{ id: string }>(
    `insert into admin_account (id, email, role, created_at) values (gen_random_uuid(), 'support@summit.test', 'support', now())
     returning id`,
  );
  const signIns = running.app.get<SignIns>(SIGN_INS);
  const { token } = await signIns.open({ role: 'admin', id: support!.id }, '198.51.100.9');
  await signIns.confirm(signInOf(token));
  return token;
}

/** A fresh bearer token of each role. The owner of the back office has given the password again. */
export async function openSignIns(running: RunningApp): Promise<Record<Role, string>> {
  const signIns = running.app.get<SignIns>(SIGN_INS);
  const ids = await peopleOf(running);
  const tokens = await Promise.all(
    ROLES.map(async (role) => [role, (await signIns.open({ role, id: ids[role] }, '198.51.100.9')).token] as const),
  );
  const byRole = Object.fromEntries(tokens) as Record<Role, string>;
  await signIns.confirm(signInOf(byRole.admin));
  return byRole;
}
