import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { SignupResponse } from '@summit/contracts';
import { Client } from 'pg';

/** Where the running product is: `npm start`'s own addresses, unless the environment says otherwise. */
export const funnelOrigin = process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200';
export const inboxOrigin = process.env['INBOX_ORIGIN'] || 'http://localhost:4301';

function databaseUrl(): string {
  if (process.env['DATABASE_URL']) return process.env['DATABASE_URL'];
  const folder = path.resolve(process.env['DATA_DIR'] || '.data', 'postgres');
  const pidFile = path.join(folder, 'data/postmaster.pid');
  if (!existsSync(pidFile)) throw new Error('The product is not running: `npm start` first, or set DATABASE_URL.');
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/summit`;
}

/** Rows of the product's database. */
export async function rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A mail address that nobody has used before. */
export const freshEmail = (): string => `visitor-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

/** Registers somebody. An address may send ten registrations in a minute, and a fast machine gives more for all tests together. */
export async function signUp(request: APIRequestContext, name: string, email: string): Promise<SignupResponse> {
  await rows('delete from rate_bucket where key like $1', ['signup:%']);
  const answer = await request.post(`${funnelOrigin}/api/signup`, { data: { name, email } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SignupResponse;
}

/** The first address of this form in the mails to somebody; waits until one has come. */
export async function linkInMail(email: string, form: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const found = await fetch(`${inboxOrigin}/api/messages?to=${encodeURIComponent(email)}`);
    const { messages } = (await found.json()) as { messages: { id: string }[] };
    for (const { id } of messages) {
      const { text } = (await (await fetch(`${inboxOrigin}/api/messages/${id}`)).json()) as { text: string };
      link ??= form.exec(text)?.[0];
    }
    expect(link, `No such link among ${messages.length} mails to ${email}`).toBeDefined();
  }).toPass();
  return link!;
}
