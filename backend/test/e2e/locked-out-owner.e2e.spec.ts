import { AdminPasswordUseCase } from '../../src/modules/auth/application/admin-password.use-case.js';
import { ForgotPasswordUseCase } from '../../src/modules/members/application/forgot-password.use-case.js';
import { ADMIN_PASSWORD, signInAdmin } from '../harness/admin.js';
import { MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { freshAddress, json, startApp, type RunningApp } from '../harness/running-app.js';

const NEXT_PASSWORD = 'another long passphrase';

interface Area {
  email: string;
  account(running: RunningApp): Promise<unknown>;
  login(email: string, password: string): [path: string, body: object];
  mail(running: RunningApp, email: string): Promise<void>;
  reset(token: string): [path: string, body: object];
}

const AREAS: Record<string, Area> = {
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

describe('an owner at a new place while strangers guess (S3)', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const post = async ([path, body]: [string, object], from = freshAddress()) =>
    (await running.fetch(path, { ...json(body), from })).status;

  it.each(Object.keys(AREAS))('gets in by way of the mailbox, and strangers do not (%s)', async (role) => {
    const { email, account, login, mail, reset } = AREAS[role]!;
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
