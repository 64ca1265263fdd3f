import { createServer } from 'node:http';
import { load } from './load.mjs';
import { ROUTES, visitorAddress } from './routes.mjs';

/** A server that remembers every request and answers as told. */
async function listening(statusOf = () => 200) {
  const seen = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(statusOf(seen.length)).end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { seen, origin: `http://127.0.0.1:${server.address().port}`, server };
}

const route = (name) => ROUTES.find((one) => one.name === name);
const distinct = (values) => new Set(values).size;

describe('load', () => {
  let target;
  afterEach(() => target.server.close());

  it('sends exactly the wanted number of requests and waits for every answer', async () => {
    target = await listening();
    const { answered, failed, seconds, p50, p99 } = await load(target.origin, route('stats'), {
      connections: 4,
      amount: 50,
    });
    expect({ answered, failed, arrived: target.seen.length }).toEqual({ answered: 50, failed: 0, arrived: 50 });
    expect(seconds).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
  });

  it('sends each signup with an e-mail, a key and an address of its own', async () => {
    target = await listening();
    await load(target.origin, route('signup'), { connections: 4, amount: 60 });
    const { seen } = target;
    expect(distinct(seen.map(({ body }) => JSON.parse(body).email))).toBe(60);
    expect(distinct(seen.map(({ headers }) => headers['idempotency-key']))).toBe(60);
    expect(distinct(seen.map(({ headers }) => headers['x-forwarded-for']))).toBe(60);
    expect(
      seen.every(({ method, headers }) => method === 'POST' && headers['content-type'] === 'application/json'),
    ).toBe(true);
  });

  it('counts answers other than 2xx as failed', async () => {
    target = await listening((n) => (n % 5 === 0 ? 503 : 200));
    const { answered, failed } = await load(target.origin, route('page view'), { connections: 2, amount: 50 });
    expect([answered, failed]).toEqual([40, 10]);
  });
});

describe('visitorAddress', () => {
  it('gives each of many requests an address of a private network', () => {
    const addresses = Array.from({ length: 70_000 }, (_, n) => visitorAddress(n));
    expect(distinct(addresses)).toBe(70_000);
    expect(addresses.at(-1)).toBe('10.1.17.111');
  });
});
