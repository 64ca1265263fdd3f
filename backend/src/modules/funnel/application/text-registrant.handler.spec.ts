import { HOUR_MS } from '@summit/rules';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { Links } from '../../../platform/links/links.js';
import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import type { RegistrantText } from '../funnel.public.js';
import type { Registrant } from './registrants.port.js';
import { TextNotAccepted } from './sms-gateway.port.js';
import type { TextVerdict } from './text-messages.port.js';
import { TextRegistrantHandler } from './text-registrant.handler.js';

/** Half past seven in the morning of the Pacific zone, and the middle of the night in Sydney. */
const MORNING = Date.parse('2025-10-27T14:30:00Z');
const ID = '8f2c8a52-8d2f-4a43-9f11-1b8b6d3a7c01';

// F-245, X-007
describe('TextRegistrantHandler', () => {
  let phone: string;
  let verdict: TextVerdict;
  let answer: () => Promise<'accepted' | 'refused' | 'unknown'>;
  let bodies: string[];
  let notes: unknown[];
  /** What the next ends of texts fail with. */
  let failures: Error[];
  let outbox: RecordingOutbox;
  let handler: TextRegistrantHandler;
  beforeEach(() => {
    phone = '+12025550101';
    verdict = 'send';
    answer = async () => 'accepted';
    bodies = [];
    notes = [];
    failures = [];
    outbox = new RecordingOutbox();
    const registrant = (): Registrant => ({
      id: ID,
      name: 'Jane',
      email: 'jane@example.com',
      phone,
      referralCode: null,
      inviteToken: 'token',
      createdAt: 0,
    });
    handler = new TextRegistrantHandler(
      { byId: async () => registrant() },
      {
        decide: async () => verdict,
        withhold: async () => void notes.push('withheld'),
        noteFailedTry: async (_key, failed) => void notes.push(failed),
        end: async (_key, state) => {
          const failure = failures.shift();
          if (failure) throw failure;
          notes.push(state);
        },
      },
      {
        send: ({ body }) => {
          bodies.push(body);
          return answer();
        },
      },
      { has: async () => false },
      { sms: { countries: ['US', 'AU', 'GB'], dailyLimit: 10 } },
      { error: () => undefined, warn: () => undefined },
      new Links(unitConfig()),
      new FixedClock(MORNING),
      { transaction: (work) => work({}) },
      outbox,
    );
  });

  const values = { day: '1', day_title: 'Focus', day_url: 'https://member.test/day/1' };
  const text: RegistrantText = {
    key: `sms:day-1:${ID}`,
    signupId: ID,
    template: 'day-reminder',
    values: { ...values, closes_at: 'Wed, 12:00 AM PDT' },
    late: MORNING + 12 * HOUR_MS,
  };

  it.each([
    ['+12025550101', 3.5],
    ['+61491570156', 9.5],
  ])('lets %s sleep, and sends the text %d hours later', async (number, hours) => {
    phone = number;
    await handler.send(text);
    expect([bodies, notes]).toEqual([[], []]);
    expect(outbox.jobs).toEqual([
      { task: 'funnel/send-text', payload: text, options: { key: text.key, delayMs: hours * HOUR_MS, bulk: true } },
    ]);
  });

  it('sends at once where it is day', async () => {
    phone = '+447400123456';
    await handler.send(text);
    expect(notes).toEqual(['sent']);
    expect(bodies).toEqual([expect.stringContaining('day 1, Focus, is open until Wed, 12:00 AM PDT. Watch: ')]);
  });

  it.each([
    ['over', '+447400123456', MORNING],
    ['over before it is day', '+61491570156', MORNING + 9 * HOUR_MS],
  ])('sends nothing whose time is %s', async (_when, number, late) => {
    phone = number;
    await handler.send({ ...text, late });
    expect([bodies, notes, outbox.jobs]).toEqual([[], ['withheld'], []]);
  });

  it('sends what an older version has queued as that would have', async () => {
    await handler.send({ key: text.key, signupId: ID, template: 'day-closing', values });
    expect(bodies).toEqual([expect.stringContaining('day 1, Focus, closes midnight Pacific. ')]);
  });

  it('confirms at once, at any hour', async () => {
    phone = '+61491570156';
    await handler.confirm({ signup_id: ID });
    expect(notes).toEqual(['sent']);
  });

  it('writes down what went out once the database is back, so that it does not ring twice', async () => {
    phone = '+447400123456';
    failures = [Object.assign(new Error('the server is starting up'), { code: '57P03' })];
    await handler.send({ ...text, late: MORNING + 24 * HOUR_MS });
    expect([bodies.length, notes]).toEqual([1, ['sent']]);
  });

  it('ends a text that may have gone out, and tries the others again', async () => {
    phone = '+447400123456';
    answer = async () => 'unknown';
    await handler.send(text);
    expect(notes).toEqual(['unconfirmed']);
    answer = () => Promise.reject(new TextNotAccepted('it answered 503', true));
    await expect(handler.send(text)).rejects.toThrow('503');
    expect(notes).toEqual(['unconfirmed', { certain: true }]);
    verdict = 'under_way';
    await expect(handler.send(text)).rejects.toThrow('elsewhere');
    verdict = 'unconfirmed';
    await handler.send(text);
    expect(notes.at(-1)).toBe('unconfirmed');
    expect(bodies).toHaveLength(2);
  });
});
