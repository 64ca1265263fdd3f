import {
  scriptedServer,
  type ScriptedAnswer,
  type ScriptedServer,
  type SeenRequest,
} from '../../../../../test/harness/scripted-server.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { PaypalClient, PaypalRefusal } from './paypal-client.js';
import { captureRequest, readOrderRequest, verifyRequest } from './paypal-requests.js';

const TOKEN: ScriptedAnswer = {
  status: 200,
  body: JSON.stringify({ access_token: 'token-1', token_type: 'Bearer', expires_in: 32_400 }),
};
let servers: ScriptedServer[] = [];

/** A client of its own per test: the SDK keeps tokens by client id, for the whole process. */
async function clientFor(answer: (request: SeenRequest, call: number) => ScriptedAnswer | 'silence') {
  let call = 0;
  const server = await scriptedServer((request) => {
    if (request.path === '/v1/oauth2/token') return TOKEN;
    call += 1;
    return answer(request, call);
  });
  servers.push(server);
  const settings = { clientId: `client-${server.url}`, clientSecret: 's', webhookId: 'WH1', apiBase: server.url };
  const client = new PaypalClient(settings, { timeoutMs: 300 });
  return { client, calls: () => server.seen.filter(({ path }) => path !== '/v1/oauth2/token') };
}

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

describe('the way to PayPal', () => {
  it('answers the body, asks for no compression and sends the request id', async () => {
    const { client, calls } = await clientFor(() => ({ status: 201, body: '{"id":"ORDER1"}' }));
    expect(await client.call(captureRequest('ORDER1', 'order:1:pp:capture:1'))).toEqual({ id: 'ORDER1' });
    const [{ headers, body, path }] = calls() as [SeenRequest];
    expect(path).toMatch(/^\/v2\/checkout\/orders\/ORDER1\/capture/);
    expect(headers).toMatchObject({ authorization: 'Bearer token-1', 'paypal-request-id': 'order:1:pp:capture:1' });
    expect(headers['accept-encoding']).toBeUndefined();
    expect(body).toBe('{}');
  });

  it.each([
    ['a 2xx answer that is no JSON', { status: 200, body: '<html>busy</html>' }],
    ['a 2xx answer of another type', { status: 200, body: 'ok', headers: { 'content-type': 'image/png' } }],
    ['an empty 2xx answer', { status: 200, body: '' }],
    ['a 500', { status: 500, body: '{"name":"INTERNAL_SERVER_ERROR"}' }],
    ['too many requests', { status: 429, body: '{"name":"RATE_LIMIT_REACHED"}' }],
    ['a refused token', { status: 401, body: '{"name":"AUTHENTICATION_FAILURE"}' }],
    [
      'an earlier call that is still under way',
      { status: 409, body: '{"name":"RESOURCE_CONFLICT","details":[{"issue":"PREVIOUS_REQUEST_IN_PROGRESS"}]}' },
    ],
    ['no answer at all', 'silence'],
  ] as const)('%s tells nothing about the outcome, and the process lives', async (_, answer) => {
    const { client } = await clientFor(() => answer);
    await expect(client.call(readOrderRequest('ORDER1'))).rejects.toThrow(ProviderUnavailable);
  });

  it('nobody listening tells nothing either', async () => {
    const client = new PaypalClient({
      clientId: 'c',
      clientSecret: 's',
      webhookId: 'W',
      apiBase: 'http://127.0.0.1:9',
    });
    await expect(client.call(readOrderRequest('ORDER1'))).rejects.toThrow(ProviderUnavailable);
  });

  it('a refusal names its issue', async () => {
    const body = JSON.stringify({
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'ORDER_NOT_APPROVED' }],
      debug_id: 'd-1',
    });
    const { client } = await clientFor(() => ({ status: 422, body }));
    const refusal = await client.call(captureRequest('ORDER1', 'k')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PaypalRefusal);
    expect(refusal).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED', debugId: 'd-1' });
  });

  it('asks once more after silence, under the same id', async () => {
    const { client, calls } = await clientFor((_, call) =>
      call === 1 ? 'silence' : { status: 201, body: '{"id":"O"}' },
    );
    expect(await client.callTwice(() => captureRequest('O', 'k-1'))).toEqual({ id: 'O' });
    expect(calls().map(({ headers }) => headers['paypal-request-id'])).toEqual(['k-1', 'k-1']);
  });

  it('does not repeat a refusal', async () => {
    const { client, calls } = await clientFor(() => ({ status: 422, body: '{"name":"X"}' }));
    await expect(client.callTwice(() => captureRequest('O', 'k-1'))).rejects.toThrow(PaypalRefusal);
    expect(calls()).toHaveLength(1);
  });

  it('sends a notification to be checked byte for byte', async () => {
    const { client, calls } = await clientFor(() => ({ status: 200, body: '{"verification_status":"SUCCESS"}' }));
    const raw = '{"id":"WH-1", "amount": 27.00,\n  "note":"caf\\u00e9 ✓"}';
    const transmission = {
      auth_algo: 'SHA256withRSA',
      cert_url: 'https://api.paypal.com/cert',
      transmission_id: 't-1',
      transmission_sig: 's"1',
      transmission_time: '2026-03-01T00:00:00Z',
    };
    await client.call(verifyRequest(transmission, 'WH1', raw));
    const [{ body, headers }] = calls() as [SeenRequest];
    expect(body.endsWith(`,"webhook_event":${raw}}`)).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ ...transmission, webhook_id: 'WH1', webhook_event: { id: 'WH-1' } });
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });
});
