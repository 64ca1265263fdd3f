import { randomUUID } from 'node:crypto';
import { startApp, type RunningApp } from '../../../../test/harness/running-app.js';
import { TOKEN_VERIFIER, type TokenVerifier } from '../../../platform/http/token-verifier.port.js';
import { SIGN_INS, type SignIns } from '../auth.public.js';

describe('PassportTokenVerifier', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  it('answers each of many callers at the same moment with its own identity', async () => {
    const [tokens, signIns] = [running.app.get<TokenVerifier>(TOKEN_VERIFIER), running.app.get<SignIns>(SIGN_INS)];
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const given = await Promise.all(ids.map((id) => signIns.open({ role: 'vip', id }, '198.51.100.7')));
    const callers = Array.from({ length: 50 }, (_, n) => n % ids.length);
    const principals = await Promise.all(callers.map((n) => tokens.verify(given[n]!.token, 'vip')));
    expect(principals.map((principal) => principal?.id)).toEqual(callers.map((n) => ids[n]));
  });
});
