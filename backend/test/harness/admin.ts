import { hash } from '@node-rs/argon2';
import type { AdminLoginResponse } from '@summit/contracts';
import { json, read, type RunningApp } from './running-app.js';

export const ADMIN_PASSWORD = 'a long admin passphrase';

/** Makes an owner of the back office and answers the headers of a signed-in one. */
export async function signInAdmin(
  running: RunningApp,
  email = 'office@summit.test',
): Promise<{ authorization: string }> {
  await running.rows(
    `insert into admin_account (id, email, password_hash, created_at)
     values (gen_random_uuid(), $1, $2, to_timestamp($3::float8 / 1000)) on conflict do nothing`,
    [email, await hash(ADMIN_PASSWORD), running.clock.now()],
  );
  const answer = await read<AdminLoginResponse>(
    running.fetch('/api/admin/auth/login', json({ email, password: ADMIN_PASSWORD })),
  );
  if (!('token' in answer)) throw new Error(`${email} was not signed in: ${JSON.stringify(answer)}`);
  return { authorization: `Bearer ${answer.token}` };
}

/** Gives the password again: for five minutes the sign-in may do what asks for it. */
export async function confirmAdmin(running: RunningApp, headers: { authorization: string }): Promise<void> {
  const body = { current_password: ADMIN_PASSWORD, two_factor_code: null };
  const answer = await running.fetch('/api/admin/auth/confirm-identity', json(body, headers));
  if (answer.status !== 200) throw new Error(`The password was not confirmed: ${await answer.text()}`);
}
