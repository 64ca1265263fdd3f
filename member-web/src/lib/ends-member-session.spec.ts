import {
  vipForgotPasswordEndpoint,
  vipLoginEndpoint,
  vipStatusEndpoint,
  vipVerifyTwoFactorEndpoint,
} from '@summit/contracts';
import { FakeServer, type Answers } from '@summit/testing/fake-server';
import { memoryStore } from '@summit/testing/memory-store';
import { refused } from '@summit/testing/refusal';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { aMember } from '../../test/a-member';
import { endsMemberSession } from './ends-member-session';
import { createVipSession } from './vip-session';

const open = (answers: Answers) => {
  const session = createVipSession(memoryStore({ vipToken: 'token-1' }));
  const server = new FakeServer(answers);
  return { session, server, api: createBearerApi(session, endsMemberSession, server.fetch) };
};
const LOGIN = { email: 'dana@example.com', password: 'x', two_factor_code: null };

describe('calls of the member area', () => {
  it('carry the bearer where the call is for members, and nowhere else', async () => {
    const { api, server } = open({
      vipStatus: () => ({ success: true, user: aMember() }),
      vipForgotPassword: () => ({ success: true, message: '' }),
    });
    await api.send(vipStatusEndpoint);
    await api.send(vipForgotPasswordEndpoint, { body: { email: 'dana@example.com' } });
    expect(server.calls.map(({ bearer }) => bearer)).toEqual(['token-1', null]);
  });

  it('sign out on 401 (C-083)', async () => {
    const { api, session } = open({ vipStatus: () => refused('unauthorized') });
    await expect(api.send(vipStatusEndpoint)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(session.current()).toMatchObject({ token: null, signedOutBy: 'refusal' });
  });

  it.each([
    ['a failed sign-in', refused('vip_login_failed')],
    ['a mistyped code', refused('two_factor_code_invalid')],
  ])('do not take %s for a lost session', async (_case, answer) => {
    const { api, session } = open({
      vipLogin: () => answer,
      vipVerifyTwoFactor: () => refused('two_factor_code_invalid'),
    });
    await expect(api.send(vipLoginEndpoint, { body: LOGIN })).rejects.toThrow();
    await expect(api.send(vipVerifyTwoFactorEndpoint, { body: { code: '123456' } })).rejects.toThrow(
      'Verification failed',
    );
    expect(session.current().token).toBe('token-1');
  });

  it('leave a session alone that began while a call of the one before was under way', async () => {
    const { api, session } = open({
      vipStatus: () => {
        session.open('token-2', aMember());
        return refused('unauthorized');
      },
    });
    await expect(api.send(vipStatusEndpoint)).rejects.toThrow();
    expect(session.current().token).toBe('token-2');
  });
});
