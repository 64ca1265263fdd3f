import { adminLoginEndpoint, adminStatusEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { memoryStore } from '@summit/testing/memory-store';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { SIGNED_IN } from '../../../test/render-in-admin';
import { createAdminSession } from './admin-session';
import { endsAdminSession } from './ends-admin-session';

function world(server: FakeServer) {
  const session = createAdminSession(memoryStore(SIGNED_IN));
  return { session, api: createBearerApi(session, endsAdminSession, server.fetch) };
}

describe('the calls of the back office', () => {
  it('carry the bearer (A-006)', async () => {
    const data = { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 } as const;
    const server = new FakeServer().answers(adminStatusEndpoint, { success: true, data });
    await world(server).api.send(adminStatusEndpoint);
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Bearer bearer-1');
  });

  it('sign out on every 401 (A-028)', async () => {
    const server = new FakeServer().refuses(adminStatusEndpoint, 401, { code: 'unauthorized' });
    const { api, session } = world(server);
    await expect(api.send(adminStatusEndpoint)).rejects.toMatchObject({ status: 401 });
    expect(session.current()).toMatchObject({ token: null, signedOutBy: 'refusal' });
  });

  it('stay signed in after any other failure', async () => {
    const server = new FakeServer().refuses(adminStatusEndpoint, 403).refuses(adminLoginEndpoint, 401);
    const { api, session } = world(server);
    await expect(api.send(adminStatusEndpoint)).rejects.toMatchObject({ status: 403 });
    await expect(api.send(adminLoginEndpoint, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(session.current().token).toBe('bearer-1');
  });

  it('leave a session alone that began while a refused call was under way', async () => {
    const server = new FakeServer();
    const { api, session } = world(server);
    server.on(adminStatusEndpoint, () => {
      session.open({
        success: true,
        requires_2fa: false,
        token: 'bearer-2',
        admin_email: 'b@summit.example',
        expires_at: '2999-01-01T00:00:00.000Z',
      });
      return new Response('{}', { status: 401 });
    });
    await expect(api.send(adminStatusEndpoint)).rejects.toMatchObject({ status: 401 });
    expect(session.current().token).toBe('bearer-2');
  });
});
