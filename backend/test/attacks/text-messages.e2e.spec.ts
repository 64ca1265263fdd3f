import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { scriptedServer, type ScriptedServer } from '../harness/scripted-server.js';

const DAILY_LIMIT = 4;

/** Every text costs money, and the number is whatever somebody typed (S23). */
describe('a stranger who makes us send text messages', () => {
  const lines: string[] = [];
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({
      role: 'all',
      env: { ...outside.env, SMS_DAILY_LIMIT: String(DAILY_LIMIT), SMS_COUNTRIES: 'US,CA,GB' },
      log: (line) => void lines.push(line),
    });
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  let registrants = 0;
  const signup = async (phone: string): Promise<string> => {
    registrants += 1;
    const email = `texted-${String(registrants)}@example.com`;
    const { id } = await read<{ id: string }>(running.fetch('/api/signup', json({ name: 'Tess', email, phone })));
    const decided = await eventually(
      async () =>
        (
          await running.rows<{ state: string }>(
            `select state from sms_message where key = 'sms:signup-confirmation:' || $1 and state <> 'sending'`,
            [id],
          )
        )[0],
    );
    return decided.state;
  };
  const textsTo = async (number: string) => (await outside.texts()).filter(({ to }) => to === number).length;

  it('gets one confirmation for a number and day, however many register with it', async () => {
    expect(await signup('+1 202 555 0101')).toBe('sent');
    expect(await signup('+1 202 555 0101')).toBe('withheld');
    expect(await signup('(202) 555-0101')).toBe('withheld');
    expect(await textsTo('+12025550101')).toBe(1);
    running.clock.advance(25 * 3_600_000);
    expect(await signup('+1 202 555 0101')).toBe('sent');
    expect(await textsTo('+12025550101')).toBe(2);
  });

  it.each([
    '+882 9999 99999',
    '+8816 1234567',
    '+248 260 0001',
    '+1 876 555 1234',
    '+1 900 555 1234',
    '+44 909 879 0000',
  ])('gets none to %s', async (phone) => {
    expect(await signup(phone)).toBe('withheld');
    expect(await textsTo(phone.replaceAll(' ', ''))).toBe(0);
  });

  it('gets as many as a day has for everybody, and somebody is told', async () => {
    running.clock.advance(48 * 3_600_000);
    const numbers = Array.from({ length: DAILY_LIMIT + 2 }, (_, index) => `+1202555015${String(index)}`);
    const states: string[] = [];
    for (const number of numbers) states.push(await signup(number));
    expect(states.filter((state) => state === 'sent')).toHaveLength(DAILY_LIMIT);
    expect(states.slice(DAILY_LIMIT)).toEqual(['withheld', 'withheld']);
    expect(lines.filter((line) => line.includes('sms_budget_reached'))).toHaveLength(1);
  });
});

/** The gateway knows no keys of ours: to it, a second call is a second text. */
describe('a text whose answer is lost', () => {
  let gateway: ScriptedServer;
  let running: RunningApp;
  beforeAll(async () => {
    gateway = await scriptedServer((request) =>
      request.body.includes('1299') ? { status: 500, body: '{}' } : 'hang_up',
    );
    running = await startApp({ role: 'all', env: { SMS_API_BASE: gateway.url } });
  });
  afterAll(async () => {
    await running.stop();
    await gateway.stop();
  });

  const ends = async (phone: string) => {
    await running.fetch('/api/signup', json({ name: 'Tess', email: `lost${phone}@example.com`, phone: `+${phone}` }));
    return eventually(async () => {
      await running.rows(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0 returning id',
      );
      const [row] = await running.rows<{ state: string }>('select state from sms_message where recipient = $1', [
        `+${phone}`,
      ]);
      return row && row.state !== 'sending' && row.state;
    });
  };
  const calls = (phone: string) => gateway.seen.filter(({ body }) => body.includes(phone)).length;

  it('goes out once, where the gateway may have taken it', async () => {
    expect(await ends('12025551298')).toBe('unconfirmed');
    expect(calls('12025551298')).toBe(1);
  });

  it('goes out twice at most, where the gateway says that it failed', async () => {
    expect(await ends('12025551299')).toBe('unconfirmed');
    expect(calls('12025551299')).toBe(2);
  });

  it('carries no key that the gateway would have to know', () => {
    expect(gateway.seen.flatMap(({ headers }) => Object.keys(headers))).not.toContain('idempotency-key');
  });
});
