import { SIMPLE } from '../habits.mjs';
import { Measurements } from '../measurements.mjs';
import { predict } from '../prediction.mjs';
import { beginOf } from '../audience.mjs';
import { report } from './report.mjs';

const measurements = new Measurements();
for (let call = 0; call < 40; call += 1) {
  const at = beginOf(SIMPLE) + call * 3_600_000;
  measurements.visit(at);
  measurements.happened('visits');
  measurements.call('/api/signup', { at, ms: 10 + call, status: 200 });
}

const result = (more = {}) => ({
  people: 40,
  seed: 7,
  habits: SIMPLE,
  faults: [],
  begin: beginOf(SIMPLE),
  prediction: predict(SIMPLE, { people: 40, draws: 50, seed: 7 }),
  plannedCents: 3_700,
  keptCents: 3_700,
  books: { orders: [{}], payable: { cents: 1_850, orders: 1 } },
  balance: [{ name: 'sum of the ledger', ours: 0, theirs: 0, holds: true, examples: [] }],
  findings: [],
  routes: measurements.routes(),
  errors: [],
  measurements,
  longestQueue: 3,
  cpuSeconds: { api: 1, sandbox: 1, audience: 1 },
  seconds: { predict: 1, open: 2, walk: 3, settle: 4, all: 60 },
  ...more,
});

describe('the report', () => {
  const page = report(result());

  it('is one page that asks the network for nothing and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
  });

  it('has a plot of the money, the traffic, the load and the routes, each with a name', () => {
    const plots = [...page.matchAll(/<svg [^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(plots).toEqual([
      'Money kept by drawn audiences',
      'Visits in each hour',
      'Calls in each minute of the busiest day',
      'Calls in each second of the rehearsal itself',
      'Slowness hour by hour',
      'Middle and slow calls by route',
    ]);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('says what held, and what is broken, with texts that cannot become markup', () => {
    expect(page).toContain('<h1>Everything held</h1>');
    const broken = report(
      result({ findings: [{ severity: 'broken', name: 'x', sentence: 'The code <b>X</b> is broken.' }] }),
    );
    expect(broken).toContain('<h1>Something is broken</h1>');
    expect(broken).toContain('The code &lt;b&gt;X&lt;/b&gt; is broken.');
  });

  it('of a rehearsal to which nobody came is a page, too', () => {
    expect(report(result({ measurements: new Measurements(), routes: [] }))).not.toMatch(/NaN|undefined|Infinity/);
  });
});
