import { FakeFetch } from '../test/fake-fetch.js';
import { createApiClient } from './create-api-client.js';

describe('createApiClient', () => {
  it('makes a call by its name', async () => {
    const api = FakeFetch.answering(200, { success: true, requires_vip: false, total_sessions: 6, sessions: [] });
    const client = createApiClient({ fetch: api.fetch, origin: 'https://api.summit.example', token: () => 'member' });
    const answer = await client.call('sessionsByDay', { params: { day: 3 }, query: { v: 1 } });
    expect(api.last.url).toBe('https://api.summit.example/api/sessions/by-day/3?v=1');
    expect(api.last.headers.get('Authorization')).toBe('Bearer member');
    expect(answer.total_sessions).toBe(6);
  });

  it('answers a file where the call answers a file', async () => {
    const api = FakeFetch.answeringText(200, 'a,b', { 'Content-Disposition': 'attachment; filename="overview.csv"' });
    const file = await createApiClient({ fetch: api.fetch }).call('adminExportOverview');
    expect(file.name).toBe('overview.csv');
    expect(file.bytes.byteLength).toBe(3);
  });

  it('throws what the server refuses and does nothing else with it', async () => {
    const api = FakeFetch.answering(401, { code: 'unauthorized', detail: 'Sign in to continue.' });
    const client = createApiClient({ fetch: api.fetch });
    await expect(client.call('vipStatus')).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(api.count).toBe(1);
  });
});
