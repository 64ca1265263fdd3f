import { isApiError } from '@summit/api-client';
import { adminStatusEndpoint, type AdminStatusResponse } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import type { SignedOutBy } from '../session/create-session.js';
import { createBearerApi } from './create-bearer-api.js';

const STATUS: AdminStatusResponse = {
  success: true,
  data: { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 },
};

/** An API whose session ends at any 401. */
function world(server: FakeServer) {
  const state = { token: 't-1' as string | null, signedOutBy: null as SignedOutBy | null };
  const session = {
    current: () => state,
    close: (by: SignedOutBy) => Object.assign(state, { token: null, signedOutBy: by }),
  };
  const api = createBearerApi(session, (_endpoint, error) => isApiError(error) && error.status === 401, server.fetch);
  return { state, api };
}

describe('calls with a bearer', () => {
  it('carry it and answer what the server says', async () => {
    const server = new FakeServer().answers(adminStatusEndpoint, STATUS);
    await expect(world(server).api.send(adminStatusEndpoint)).resolves.toEqual(STATUS);
    expect(server.calls[0]?.bearer).toBe('t-1');
  });

  it('close the session when a failure ends it, and still throw', async () => {
    const { api, state } = world(new FakeServer({ adminStatus: () => refused('unauthorized') }));
    await expect(api.send(adminStatusEndpoint)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(state).toEqual({ token: null, signedOutBy: 'refusal' });
  });

  it('leave it open after any other failure', async () => {
    const { api, state } = world(new FakeServer({ adminStatus: () => refused('forbidden') }));
    await expect(api.send(adminStatusEndpoint)).rejects.toMatchObject({ code: 'forbidden' });
    expect(state.token).toBe('t-1');
  });

  it('leave a session alone that began while the refused call was under way', async () => {
    const server = new FakeServer();
    const { api, state } = world(server);
    server.on(adminStatusEndpoint, () => {
      state.token = 't-2';
      return refused('unauthorized');
    });
    await expect(api.send(adminStatusEndpoint)).rejects.toThrow();
    expect(state.token).toBe('t-2');
  });
});
