// Somebody who is signed in, as their browser keeps it.
import { randomUUID } from 'node:crypto';
import { adminLoginEndpoint, BROWSER_KEYS, vipLoginEndpoint } from '@summit/contracts';
import { API_ORIGIN } from './servers.mjs';

const PASSWORD = 'a password of the benchmark';

async function passwordHash() {
  const { PasswordHasher } = await import('../../backend/dist/platform/crypto/password-hasher.js');
  return new PasswordHasher().hash(PASSWORD);
}

/** @param {string} path @param {string} email */
async function signIn(path, email) {
  const response = await fetch(API_ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/**
 * A member of both editions.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, string>>}
 */
export async function memberStorage(client) {
  const email = 'member@bench.test';
  await client.query(
    `insert into member (id, email, name, summit1_access, summit2_access, summit2_by_hand, password_hash, created_at)
     values ($1, $2, 'Bench Member', true, true, true, $3, now())`,
    [randomUUID(), email, await passwordHash()],
  );
  const { token, user } = await signIn(vipLoginEndpoint.path, email);
  return { [BROWSER_KEYS.vipToken.key]: token, [BROWSER_KEYS.vipUser.key]: JSON.stringify(user) };
}

/**
 * An owner of the back office.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, string>>}
 */
export async function adminStorage(client) {
  const email = 'owner@bench.test';
  await client.query(
    `insert into admin_account (id, email, password_hash, role, created_at) values ($1, $2, $3, 'owner', now())`,
    [randomUUID(), email, await passwordHash()],
  );
  const { token, admin_email: adminEmail, expires_at: expires } = await signIn(adminLoginEndpoint.path, email);
  return {
    [BROWSER_KEYS.adminToken.key]: token,
    [BROWSER_KEYS.adminEmail.key]: adminEmail,
    [BROWSER_KEYS.adminExpires.key]: expires,
  };
}
