import { adminStatusEndpoint, vipLoginEndpoint } from '@summit/contracts';
import { FakeServer } from './fake-server.js';
import { pdf } from './fake-files.js';
import { mute, refused, UNREACHABLE } from './refusal.js';

const STATUS = {
  success: true,
  data: { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 },
} as const;

describe('the API in memory', () => {
  it('answers by the endpoint table and remembers what it was asked', async () => {
    const server = new FakeServer({ vipLogin: () => refused('vip_login_failed') });
    const refusal = await server.fetch(`${vipLoginEndpoint.path}?x=1`, {
      method: vipLoginEndpoint.method,
      headers: { Authorization: 'Bearer t' },
      body: '{"email":"a"}',
    });
    expect([refusal.status, await refusal.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'vip_login_failed' }),
    ]);
    expect(server.callsOf(vipLoginEndpoint)).toMatchObject([{ name: 'vipLogin', bearer: 't', query: { x: '1' } }]);
    expect(server.bodiesOf('vipLogin')).toEqual([{ email: 'a' }]);
  });

  it('reads parameters out of the path, and files out of answers', async () => {
    const server = new FakeServer({ bonusDownload: () => pdf('blueprints.pdf') });
    const file = await server.fetch('/api/bonuses/download-by-email/vip-upgrade-bonus');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="blueprints.pdf"');
    expect(server.calls[0]?.params).toEqual({ bonus_key: 'vip-upgrade-bonus' });
  });

  it('answers 404 where nobody told it an answer, and changes its mind', async () => {
    const server = new FakeServer();
    expect((await server.fetch(adminStatusEndpoint.path)).status).toBe(404);
    server.answers(adminStatusEndpoint, STATUS);
    expect(await (await server.fetch(adminStatusEndpoint.path)).json()).toEqual(STATUS);
    server.on(adminStatusEndpoint, () => mute(502));
    expect((await server.fetch(adminStatusEndpoint.path)).status).toBe(502);
    server.on(adminStatusEndpoint, () => UNREACHABLE);
    await expect(server.fetch(adminStatusEndpoint.path)).rejects.toThrow('Failed to fetch');
  });

  it('lets a call wait until it is released', async () => {
    const server = new FakeServer();
    const release = server.holds(adminStatusEndpoint, STATUS);
    let answered = false;
    const answer = server.fetch(adminStatusEndpoint.path).then((response) => {
      answered = true;
      return response.json() as Promise<unknown>;
    });
    await Promise.resolve();
    expect(answered).toBe(false);
    release();
    expect(await answer).toEqual(STATUS);
  });

  it('knows no address outside of the table', async () => {
    await expect(new FakeServer().fetch('/api/nowhere')).rejects.toThrow('No call of the endpoint table');
  });
});
