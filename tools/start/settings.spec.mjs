import path from 'node:path';
import { addressTable, table, withoutPassword } from './address-table.mjs';
import { builtProject } from './build.mjs';
import { readSettings } from './settings.mjs';
import { explain, StartError } from './start-error.mjs';

const read = (env = {}) => readSettings(env, '/project');

/** The error `work` ends with. */
function refusal(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}

describe('readSettings', () => {
  it('has standard ports, and origins that follow from them', () => {
    const { portOf, origins, childEnv, databaseUrl, dataDir } = read();
    expect(portOf).toEqual({
      api: 3000,
      funnel: 4200,
      member: 4201,
      admin: 4202,
      sandbox: 4300,
      inbox: 4301,
      smtp: 4302,
      postgres: 4303,
    });
    expect(origins).toEqual({
      FUNNEL_ORIGIN: 'http://localhost:4200',
      MEMBER_ORIGIN: 'http://localhost:4201',
      ADMIN_ORIGIN: 'http://localhost:4202',
    });
    expect(childEnv).toMatchObject({
      NODE_ENV: 'development',
      PORT: '3000',
      SMTP_URL: 'smtp://127.0.0.1:4302',
      LIST_API_BASE: 'http://127.0.0.1:4300/aweber',
      SMS_API_BASE: 'http://127.0.0.1:4300/sms',
      STRIPE_API_BASE: 'http://127.0.0.1:4300',
      SANDBOX_CLOCK_URL: 'http://127.0.0.1:4300/control/clock',
      FILES_DIR: path.join(dataDir, 'files'),
    });
    expect(databaseUrl).toBeUndefined();
    expect(dataDir).toBe(path.resolve('/project/.data'));
  });

  it('takes ports from the environment, an empty variable counting as unset', () => {
    const { portOf, childEnv, origins } = read({ API_PORT: '3100', PORT: '9', FUNNEL_PORT: '5200', MEMBER_PORT: '' });
    expect([portOf.api, portOf.funnel, portOf.member]).toEqual([3100, 5200, 4201]);
    expect(childEnv.PORT).toBe('3100');
    expect(origins.FUNNEL_ORIGIN).toBe('http://localhost:5200');
    expect(read({ PORT: '3200' }).portOf.api).toBe(3200);
  });

  it('keeps what the reader has set', () => {
    const { childEnv, databaseUrl } = read({
      SMTP_URL: 'smtp://mail.test:25',
      FUNNEL_ORIGIN: 'https://summit.test',
      DATABASE_URL: 'postgres://me@db/summit',
      DATA_DIR: 'elsewhere',
    });
    expect(childEnv.SMTP_URL).toBe('smtp://mail.test:25');
    expect(childEnv.FUNNEL_ORIGIN).toBe('https://summit.test');
    expect(childEnv.DATA_DIR).toBe(path.resolve('/project/elsewhere'));
    expect(databaseUrl).toBe('postgres://me@db/summit');
  });

  // mail, list, text messages, Tapfiliate, Stripe, PayPal with its script, Vimeo's player, and the clock that moves them.
  it('names an address on this machine for every outside service, so that the demo needs no network', () => {
    const { childEnv, portOf } = read();
    const outside = [
      ...['SMTP_URL', 'LIST_API_BASE', 'SMS_API_BASE', 'TAPFILIATE_API_BASE', 'STRIPE_API_BASE', 'PAYPAL_API_BASE'],
      ...['FUNNEL_PAYPAL_SDK_URL', 'MEMBER_VIMEO_ORIGIN', 'SANDBOX_CLOCK_URL'],
    ];
    for (const name of outside) {
      const { hostname, port } = new URL(childEnv[name]);
      expect([name, ['127.0.0.1', 'localhost'].includes(hostname)]).toEqual([name, true]);
      expect([portOf.sandbox, portOf.smtp]).toContain(Number(port));
    }
  });

  it.each(['0', '65536', 'http', '30.5'])('refuses the port %s', (port) => {
    expect(refusal(() => read({ INBOX_PORT: port })).message).toBe(`INBOX_PORT is not a port: ${port}.`);
  });

  it('refuses one port for two', () => {
    expect(refusal(() => read({ ADMIN_PORT: '4200' })).message).toBe('FUNNEL_PORT and ADMIN_PORT both name port 4200.');
  });

  it('refuses production: the demo brings its sandbox', () => {
    expect(refusal(() => read({ NODE_ENV: 'production' })).remedy).toContain('Unset NODE_ENV');
  });
});

describe('the address table', () => {
  it('names every address and login, and the address of the demo database as it can be used', () => {
    const text = addressTable(read(), 'postgres://postgres:secret@127.0.0.1:4303/summit');
    expect(text).toContain('http://localhost:3000/api/docs');
    expect(text).toContain('http://localhost:4202/admin/login');
    expect(text).toContain('postgres://postgres:secret@127.0.0.1:4303/summit ');
    expect(text).toContain('admin@summit.test / demo-admin-2025');
  });

  it("does not print the password of a database of the reader's own", () => {
    const url = 'postgres://me:secret@db.example/summit';
    const text = addressTable(read({ DATABASE_URL: url }), url);
    expect(text).toContain('postgres://me@db.example/summit');
    expect(text).not.toContain('secret');
  });

  it('aligns its columns', () => {
    expect(table([['a', '1'], null, ['long', '2']])).toBe('  a      1\n\n  long   2');
  });

  it('leaves addresses without a password as they are', () => {
    expect(withoutPassword('postgres://me@host/db')).toBe('postgres://me@host/db');
    expect(withoutPassword('postgres://me:a:b@host/db')).toBe('postgres://me@host/db');
  });
});

describe('builtProject', () => {
  it('tells a build from one that was taken from the cache', () => {
    expect(builtProject('> nx run @summit/rules:build')).toBe('@summit/rules');
    expect(
      builtProject('> nx run @summit/rules:build  [existing outputs match the cache, left as is]'),
    ).toBeUndefined();
    expect(builtProject('> nx run @summit/rules:build  [local cache]')).toBeUndefined();
    expect(builtProject('vite v8 building client environment')).toBeUndefined();
  });
});

describe('explain', () => {
  it('prints log, sentence and remedy, and a stack trace only for what nobody foresaw', () => {
    const known = explain(new StartError('Port 3000 is in use.', 'Choose another.', 'the log'));
    expect(known).toBe('\nthe log\n\nPort 3000 is in use.\nChoose another.\n');
    expect(explain(new TypeError('odd'))).toContain('TypeError: odd');
  });
});
