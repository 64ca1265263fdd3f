import { FakeFetch } from '../test/fake-fetch.js';
import { createApiClient } from './create-api-client.js';

describe('createApiClient', () => {
  it('makes a call by its name', async () => {
    const api = FakeFetch.answering(200, { success: true, data: [], total: 6 });
    const client = createApiClient({ fetch: api.fetch, origin: 'https://api.summit.example', token: () => 'office' });
    const answer = await client.call('adminOrders', { query: { limit: 20 } });
    expect(api.last.url).toBe('https://api.summit.example/api/admin/dashboard/orders?limit=20');
    expect(api.last.headers.get('Authorization')).toBe('Bearer office');
    expect(answer.total).toBe(6);
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
