import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  demoEnvironment as valid,
  problemsOf,
  productionEnvironment as production,
  random,
} from '../../test/harness/environments.js';
import { DEMO_SECRETS } from './demo-values.js';
import { readConfig } from './env.js';

describe('settings in files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'summit-settings-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileWith = (text: string): string => {
    const file = path.join(folder, random(text).slice(0, 8));
    writeFileSync(file, text);
    return file;
  };

  it('are read once, without the line break at the end, and checked like all others', () => {
    const { DATABASE_URL, ADMIN_TOKEN_SECRET, ...others } = production;
    const config = readConfig({
      ...others,
      DATABASE_URL_FILE: fileWith(`${DATABASE_URL}\n`),
      ADMIN_TOKEN_SECRET_FILE: fileWith(`${ADMIN_TOKEN_SECRET}\r\n`),
    });
    expect(config.database.url).toBe(DATABASE_URL);
    expect(config.secrets.tokens.admin).toBe(ADMIN_TOKEN_SECRET);
    const demo = fileWith(DEMO_SECRETS.VIP_TOKEN_SECRET);
    expect(problemsOf({ ...production, VIP_TOKEN_SECRET: '', VIP_TOKEN_SECRET_FILE: demo })).toEqual([
      'VIP_TOKEN_SECRET still has its demo value, which production refuses',
      expect.stringContaining('VIP_TOKEN_SECRET can be guessed'),
    ]);
  });

  it('of a secret that is being replaced may be empty, and then there is none', () => {
    const file = (text: string) => ({ TWO_FACTOR_SECRET_FORMER_FILE: fileWith(text) });
    expect(readConfig({ ...production, ...file('\n') }).secrets.former?.twoFactor).toBeUndefined();
    expect(readConfig({ ...production, ...file(random('old')) }).secrets.former?.twoFactor).toBe(random('old'));
    expect(problemsOf({ ...valid, TWO_FACTOR_SECRET_FORMER_FILE: '/nowhere/old' })).toEqual([
      expect.stringMatching(/^TWO_FACTOR_SECRET_FORMER_FILE cannot be read by user \d+ \(ENOENT\)$/),
    ]);
  });

  it('are refused where the file is missing or empty, or where the value is given too', () => {
    expect(problemsOf({ ...valid, SMS_AUTH_TOKEN_FILE: '/nowhere/sms' })).toEqual([
      `SMS_AUTH_TOKEN_FILE cannot be read by user ${process.getuid?.()} (ENOENT)`,
    ]);
    expect(problemsOf({ ...valid, SMS_AUTH_TOKEN_FILE: folder })).toEqual([
      `SMS_AUTH_TOKEN_FILE cannot be read by user ${process.getuid?.()} (EISDIR)`,
    ]);
    expect(problemsOf({ ...valid, SMS_AUTH_TOKEN_FILE: fileWith('\n') })).toEqual([
      'SMS_AUTH_TOKEN_FILE names no file with a value in it',
    ]);
    expect(problemsOf({ ...valid, DATABASE_URL_FILE: fileWith('postgres://other') })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set: one of them must go',
    ]);
  });

  // Forty lines about demo values hid the one that says why: files of a container that its user may not read.
  it('leave nothing else to be said about what they would have set', () => {
    const unread = {
      VIP_TOKEN_SECRET: '',
      VIP_TOKEN_SECRET_FILE: '/nowhere/vip',
      SMTP_URL: '',
      SMTP_URL_FILE: '/nowhere/smtp',
    };
    const problems = problemsOf({ ...production, ...unread, SMS_FROM: '' });
    expect(problems).toEqual([
      expect.stringMatching(/^SMTP_URL_FILE cannot be read/),
      expect.stringMatching(/^VIP_TOKEN_SECRET_FILE cannot be read/),
      expect.stringMatching(/^SMS_FROM /),
    ]);
  });

  // F25 of the security review: a password inside of an address shows in `docker inspect`.
  it('hold the passwords of both database roles apart from their addresses', () => {
    const { database } = readConfig({
      ...valid,
      DATABASE_URL: 'postgres://summit_app@db/summit',
      DATABASE_PASSWORD_FILE: fileWith('a/b:c@d\n'),
      MIGRATION_DATABASE_URL: 'postgres://summit@db/summit',
      MIGRATION_DATABASE_PASSWORD_FILE: fileWith('owner\n'),
    });
    expect(database).toMatchObject({
      url: 'postgres://summit_app:a%2Fb%3Ac%40d@db/summit',
      migrationUrl: 'postgres://summit:owner@db/summit',
    });
  });

  it('are refused as a password where there is no place for it', () => {
    const DATABASE_PASSWORD = 'one-of-two';
    expect(problemsOf({ ...valid, DATABASE_PASSWORD })).toEqual([
      'DATABASE_URL holds a password, and DATABASE_PASSWORD is set too: one of them must go',
    ]);
    expect(problemsOf({ DATABASE_URL: 'postgres://db/summit', DATABASE_PASSWORD })).toEqual([
      'DATABASE_URL names no role for the password of DATABASE_PASSWORD',
    ]);
    expect(problemsOf({ ...valid, MIGRATION_DATABASE_PASSWORD: 'x' })).toEqual([
      'MIGRATION_DATABASE_PASSWORD is set without MIGRATION_DATABASE_URL',
    ]);
  });

  it('are for settings of ours only', () => {
    expect(readConfig({ ...valid, SSL_CERT_FILE: '/nowhere/certificates' }).production).toBe(false);
  });
});
