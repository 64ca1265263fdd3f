import { experimentsKit, PLAN } from './experiments-kit.fake.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const visit = (visitor: string | null = null, mayCount = async () => true) => ({
  visitor,
  userAgent: BROWSER,
  isDocument: true,
  mayCount,
});

// C-080
describe('the headline of a visitor', () => {
  it('is the page’s own while nothing runs', async () => {
    const { choose, run, experiments } = experimentsKit();
    expect(await choose.execute(visit())).toBeNull();
    await run.plan(PLAN);
    expect(await choose.execute(visit())).toBeNull();
    expect(experiments.exposures.size).toBe(0);
  });

  it('stays the same at each visit, and counts the visitor once', async () => {
    const { choose, experiments, started } = experimentsKit();
    await started();
    const first = await choose.execute(visit());
    const again = await Promise.all(Array.from({ length: 5 }, () => choose.execute(visit(first!.visitor))));
    expect(again).toEqual(Array(5).fill(first));
    expect(first!.headline).toBe(first!.variant === 'A' ? 'Headline A' : 'Headline B');
    expect(experiments.exposures.size).toBe(1);
    expect([...experiments.exposures.keys()][0]).not.toContain(first!.visitor);
  });

  it('is spent from what an address may count for new visitors only; who comes again keeps it', async () => {
    const { choose, experiments, started } = experimentsKit();
    await started();
    const first = await choose.execute(visit());
    const asked: string[] = [];
    const full = (who: string) => async () => {
      asked.push(who);
      return false;
    };
    expect(await choose.execute(visit(first!.visitor, full('again')))).toEqual(first);
    expect(await choose.execute(visit(null, full('new')))).toBeNull();
    const ofEarlier = await choose.execute(visit('of an earlier experiment', full('earlier')));
    expect(ofEarlier).toMatchObject({ visitor: 'of an earlier experiment' });
    expect(asked).toEqual(['new', 'earlier']);
    expect(experiments.exposures.size).toBe(1);
  });

  it('is drawn anew in another experiment, about half and half', async () => {
    const { choose, run, experiments, started } = experimentsKit();
    const visitors = Array.from({ length: 400 }, (_, n) => `visitor-${n}`);
    const variants = async () =>
      Promise.all(visitors.map(async (visitor) => (await choose.execute(visit(visitor)))!.variant));
    const id = await started();
    const first = await variants();
    await run.stop(id, 'A', 'ada@summit.test');
    await started();
    const second = await variants();
    for (const drawn of [first, second]) {
      const ofB = drawn.filter((variant) => variant === 'B').length;
      expect(ofB).toBeGreaterThan(150);
      expect(ofB).toBeLessThan(250);
    }
    expect(second).not.toEqual(first);
    expect(experiments.exposures.size).toBe(800);
  });

  it.each([
    ['robots', { ...visit(), userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['programs that do not say what they are', { ...visit(), userAgent: '' }],
    ['what is no document', { ...visit(), isDocument: false }],
  ])('is the page’s own for %s, uncounted', async (_who, request) => {
    const { choose, experiments, started } = experimentsKit();
    await started();
    expect(await choose.execute(request)).toBeNull();
    expect(experiments.exposures.size).toBe(0);
  });
});

describe('a registration', () => {
  it('counts for the headline that its visitor has seen, once', async () => {
    const { choose, count, mark, experiments, clock, started } = experimentsKit();
    await started();
    const { visitor } = (await choose.execute(visit()))!;
    clock.advance(1_000);
    const event = { signup_id: 'signup-1', visit: { visitor: mark(visitor), at: clock.now() } };
    await count.handle(event);
    await count.handle(event);
    expect(experiments.registrations.size).toBe(1);
  });

  it('counts for nothing without a visit, before it, and after the experiment', async () => {
    const { choose, count, mark, run, experiments, clock, started } = experimentsKit();
    const id = await started();
    const { visitor } = (await choose.execute(visit()))!;
    const at = clock.now();
    await count.handle({ signup_id: 'signup-1' });
    await count.handle({ signup_id: 'signup-2', visit: { visitor: mark(visitor), at: at - 1 } });
    await count.handle({ signup_id: 'signup-3', visit: { visitor: 'somebody else', at } });
    clock.advance(1_000);
    await run.stop(id, 'A', 'ada@summit.test');
    await count.handle({ signup_id: 'signup-4', visit: { visitor: mark(visitor), at: clock.now() } });
    expect(experiments.registrations.size).toBe(0);
  });
});
