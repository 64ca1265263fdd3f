import { findings } from './findings.mjs';

const route = (name, p95, calls = 50) => ({ route: name, calls, p50: p95 / 2, p95, worst: p95 * 2 });
const CALM = ['/api/signup', '/api/timer/start', '/api/orders/status'].map((name) => route(name, 40));
const payments = (count) => Array.from({ length: count }, () => ({ orderId: 'one', cents: 3_700 }));
const NOTHING = {
  routes: CALM,
  errors: [],
  coupons: [],
  events: [],
  taken: { stripe: [], paypal: [] },
  balance: [],
  strange: [],
  logged: [],
};
const found = (more) => findings({ ...NOTHING, ...more });

describe('the findings', () => {
  it('are none of a rehearsal in which everything held', () => {
    expect(
      found({
        coupons: [{ code: 'HALF', asked: 3, given: 3 }],
        taken: { stripe: payments(3), paypal: payments(4) },
        events: [
          { provider: 'stripe', cameBy: 'notification', events: 9 },
          { provider: 'paypal', cameBy: 'notification', events: 4 },
        ],
        errors: [{ route: '/api/signup', status: 409, code: 'already_registered', known: true, times: 2 }],
        balance: [{ name: 'sum of the ledger', ours: 0, theirs: 0, holds: true, examples: [] }],
      }),
    ).toEqual([]);
  });

  it('name the slow route', () => {
    expect(found({ routes: [...CALM, route('/api/prompts/search', 1_500)] })).toEqual([
      expect.objectContaining({ severity: 'slow', name: '/api/prompts/search' }),
    ]);
  });

  it('do not call a route slow that is as slow as its neighbours, was hardly called, or hashes passwords', () => {
    const busy = CALM.map(({ route: name }) => route(name, 900));
    expect(found({ routes: [...busy, route('/api/prompts/search', 1_500)] })).toEqual([]);
    expect(found({ routes: [...CALM, route('/api/prompts/search', 1_500, 2)] })).toEqual([]);
    expect(found({ routes: [...CALM, route('/api/vip/auth/login', 1_500)] })).toEqual([]);
  });

  it('name the code that was not taken from everybody', () => {
    expect(found({ coupons: [{ code: 'HALF', asked: 9, given: 7 }] })).toEqual([
      {
        severity: 'broken',
        name: 'HALF',
        sentence: 'The code HALF is broken: 9 buyers gave it, and it was taken from 7 of them.',
      },
    ]);
  });

  it('name the provider whose notifications do not arrive, also where its list told the same', () => {
    const events = [{ provider: 'stripe', cameBy: 'list', events: 20 }];
    expect(found({ taken: { stripe: payments(5), paypal: payments(2) }, events })).toEqual([
      {
        severity: 'broken',
        name: 'stripe',
        sentence: 'The webhook of stripe is dead: it took 5 payments, and 0 notifications arrived.',
      },
    ]);
  });

  it('name the route of an error that no catalog knows, and of a failure', () => {
    const errors = [
      { route: '/api/signup', status: 418, code: 'teapot', known: false, times: 1 },
      { route: '/api/gifts', status: 503, code: 'service_unavailable', known: true, times: 2 },
    ];
    expect(found({ errors }).map(({ name, sentence }) => [name, sentence])).toEqual([
      ['/api/signup', '/api/signup answered 1 times 418 with "teapot", which is not in the catalog of errors.'],
      ['/api/gifts', '/api/gifts failed 2 times with 503 service_unavailable.'],
    ]);
  });

  it('tell books that do not agree, what the audience found strange, and what the product logged, each once', () => {
    const balance = [{ name: 'purchases lost', ours: 0, theirs: 1, holds: false, examples: ['vip of a@b.test'] }];
    const line = JSON.stringify({ level: 'error', msg: 'a job failed', reason: 'no' });
    expect(
      found({ balance, strange: ['It rained', 'It rained'], logged: [line, line] }).map(({ sentence }) => sentence),
    ).toEqual([
      'The books do not agree: purchases lost, 0 wanted, 1 found. For example: vip of a@b.test.',
      'It rained (2 times).',
      'The product logged an error: a job failed: no (2 times).',
    ]);
  });
});
