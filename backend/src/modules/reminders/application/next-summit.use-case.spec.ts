import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { Links } from '../../../platform/links/links.js';
import type { NextSummitRequests } from './next-summit-requests.port.js';
import { NextSummitUseCase } from './next-summit.use-case.js';
import { atAnyTime } from '../../payments/payments.public.js';

const REGISTRANT = 'ravi@example.com';
const MEMBER = 'dana@example.com';
const NOW = Date.parse('2025-11-20T18:00:00Z');

class InMemoryRequests implements NextSummitRequests {
  readonly waiting = new Map<string, { id: string; at: number }>();
  private asked = 0;

  async add(email: string, at: number): Promise<void> {
    if (!this.waiting.has(email)) this.waiting.set(email, { id: `r${(this.asked += 1)}`, at });
  }

  async forget(email: string): Promise<void> {
    this.waiting.delete(email);
  }

  async take(_tx: unknown, limit: number): Promise<{ id: string; email: string }[]> {
    const taken = [...this.waiting].slice(0, limit).map(([email, { id }]) => ({ id, email }));
    for (const { email } of taken) this.waiting.delete(email);
    return taken;
  }
}

describe('the dates of the next summit', () => {
  let requests: InMemoryRequests;
  let mails: FakeMails;
  let nextSummit: NextSummitUseCase;
  beforeEach(() => {
    requests = new InMemoryRequests();
    mails = new FakeMails();
    const member = { id: 'm1', email: MEMBER, summit1Access: false, summit2Access: true, hasPassword: true };
    const registrant = { id: 's1', email: REGISTRANT };
    nextSummit = new NextSummitUseCase(
      requests,
      {
        byId: async () => null,
        byEmail: async (email) => (email === REGISTRANT ? (registrant as never) : null),
      },
      {
        byId: async (id) => (id === member.id ? member : null),
        byEmail: async (email) => (email === MEMBER ? member : null),
        addressesOf: async () => [atAnyTime(MEMBER)],
      },
      { addressOf: async (id) => (id === 'opt-out-1' ? REGISTRANT : null) },
      mails,
      new SerialTransactions(),
      new Links(unitConfig()),
      new FixedClock(NOW),
    );
  });

  it('are kept for registrants and members, once each; of a stranger nothing is kept', async () => {
    for (const email of [REGISTRANT, REGISTRANT, MEMBER, 'nobody@example.com']) await nextSummit.ask(email);
    expect([...requests.waiting]).toEqual([
      [REGISTRANT, { id: 'r1', at: NOW }],
      [MEMBER, { id: 'r2', at: NOW }],
    ]);
  });

  it('are kept for a member by their sign-in', async () => {
    await nextSummit.askAsMember('m1');
    await nextSummit.askAsMember('m9');
    expect([...requests.waiting.keys()]).toEqual([MEMBER]);
  });

  it('are forgotten for whoever unsubscribes', async () => {
    await nextSummit.ask(REGISTRANT);
    await nextSummit.forget({ opt_out_id: 'opt-out-9' });
    expect(requests.waiting.size).toBe(1);
    await nextSummit.forget({ opt_out_id: 'opt-out-1' });
    expect(requests.waiting.size).toBe(0);
  });

  it('are told to everybody who waits, however many, and then to nobody', async () => {
    for (let n = 1; n <= 2_001; n++) await requests.add(`waiting-${n}@example.com`, NOW);
    expect(await nextSummit.announce('March 2 to 6')).toBe(2_001);
    expect(new Set(mails.queued.map(({ recipient }) => recipient)).size).toBe(2_001);
    expect(mails.queued[0]).toEqual({
      key: 'next-summit:r1',
      template: 'next-summit-dates',
      recipient: 'waiting-1@example.com',
      values: { dates: 'March 2 to 6', landing_url: 'http://funnel.test/' },
    });
    expect(await nextSummit.announce('March 2 to 6')).toBe(0);
  });
});
