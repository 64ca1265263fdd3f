import type { AdminEnableTwoFactorResponse, AdminLoginResponse, AdminSetupTwoFactorResponse } from '@summit/contracts';
import { generate } from 'otplib';
import { AdminPasswordUseCase } from '../../src/modules/auth/application/admin-password.use-case.js';
import { CreateAdminUseCase } from '../../src/modules/auth/application/create-admin.use-case.js';
import { ADMIN_PASSWORD, signInAdmin } from './admin.js';
import { freshAddress, json, read, type RunningApp } from './running-app.js';

/** Calls of the sign-in of administrators, each from a place of its own unless told otherwise. */
export function adminCalls(running: () => RunningApp) {
  const post = (path: string, body: unknown, options: { headers?: Record<string, string>; from?: string } = {}) =>
    running().fetch(`/api/admin/auth/${path}`, {
      ...json(body, options.headers),
      from: options.from ?? freshAddress(),
    });
  const login = (email: string, password = ADMIN_PASSWORD, from?: string) =>
    post('login', { email, password }, { from });
  const status = (headers: Record<string, string>) => running().fetch('/api/admin/auth/status', { headers });
  const create = (email: string) => running().app.get(CreateAdminUseCase).execute({ email, password: ADMIN_PASSWORD });
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(running().clock.now() / 1000) });

  /** Mails a reset link and answers what it says. */
  const mailed = async (email: string) => {
    await running().app.get(AdminPasswordUseCase).mailReset({ email });
    const [mail] = await running().rows<{ values: { reset_token: string; reset_url: string } }>(
      `select values from mail_message where template = 'password-reset-admin' and recipient = $1 order by created_at desc limit 1`,
      [email],
    );
    return mail!.values;
  };

  const confirm = async (headers: Record<string, string>, current_password = ADMIN_PASSWORD) => {
    const response = await post('confirm-identity', { current_password, two_factor_code: null }, { headers });
    return [response.status, (await read(response)).code ?? 'ok'];
  };

  /** An administrator with the code step on. */
  async function withTwoFactor(email: string) {
    const headers = await signInAdmin(running(), email);
    await confirm(headers);
    const { secret } = await read<AdminSetupTwoFactorResponse>(post('setup-2fa', {}, { headers }));
    const enabled = await read<AdminEnableTwoFactorResponse>(
      post('enable-2fa', { code: await codeOf(secret) }, { headers }),
    );
    // The code that switched it on counts no second time.
    running().clock.advance(31_000);
    const challenge = async () => {
      const answer = await read<AdminLoginResponse>(login(email));
      return 'temp_token' in answer ? answer.temp_token : 'none';
    };
    return { headers, secret, codes: enabled.backup_codes, challenge };
  }

  return { post, login, status, create, codeOf, mailed, confirm, withTwoFactor };
}
