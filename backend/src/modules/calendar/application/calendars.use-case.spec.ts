import { CURRENT_SUMMIT_KEY, SUMMITS } from '@summit/content';
import { HOUR_MS } from '@summit/rules';
import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { aScheduledDay, aScheduledSession, FakeSchedule } from '../../../../test/harness/fake-schedule.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { Links } from '../../../platform/links/links.js';
import type { MemberAccess } from '../../members/members.public.js';
import type { Revision } from './calendar-event.js';
import { CalendarsUseCase } from './calendars.use-case.js';
import type { EventRevisions } from './event-revisions.port.js';
import { FeedLinks } from './feed-links.js';

const NOW = Date.parse('2025-10-20T12:00:00Z');
const START = Date.parse('2025-10-27T07:00:00Z');
const EARLIER = SUMMITS.find(({ number }) => number === 1)!.key;

class InMemoryRevisions implements EventRevisions {
  private readonly known = new Map<string, Revision & { print: string }>();

  async note(prints: ReadonlyMap<string, string>, now: number): Promise<Map<string, Revision>> {
    for (const [uid, print] of prints) {
      const before = this.known.get(uid);
      if (before?.print === print) continue;
      this.known.set(uid, { print, sequence: before ? before.sequence + 1 : 0, changedAt: now });
    }
    return new Map([...this.known].map(([uid, { sequence, changedAt }]) => [uid, { sequence, changedAt }]));
  }
}

describe('the calendars', () => {
  let schedule: FakeSchedule;
  let clock: FixedClock;
  let version: number;
  let member: MemberAccess | null;
  let feeds: FeedLinks;
  let signIns: AuthKit['signIns'];
  let calendars: CalendarsUseCase;
  beforeEach(() => {
    const config = unitConfig();
    const links = new Links(config);
    schedule = new FakeSchedule();
    schedule.editions.set(CURRENT_SUMMIT_KEY, [aScheduledDay(1, START), aScheduledDay(2, START + 24 * HOUR_MS)]);
    schedule.editions.set(EARLIER, [aScheduledDay(1, START - 9_000 * HOUR_MS)]);
    clock = new FixedClock(NOW);
    version = 0;
    member = { id: 'm1', email: 'dana@example.com', summit1Access: false, summit2Access: true, hasPassword: true };
    const versions = { current: async () => version, replace: async () => void (version += 1) };
    ({ signIns } = authKit());
    feeds = new FeedLinks(versions, signIns, links, config);
    const members = { byId: async () => member, byEmail: async () => member, addressesOf: async () => [] };
    calendars = new CalendarsUseCase(schedule, members, new InMemoryRevisions(), feeds, links, clock, config);
  });

  const tokenOf = (address: string) =>
    decodeURIComponent(new URL(address).pathname.split('/').at(-1)!).replace(/\.ics$/, '');

  it('of the summit have the window of each day, in the zone of the reader too', async () => {
    const { events } = await calendars.summit('Europe/Berlin');
    expect(events.map(({ uid, start, end }) => [uid.split('.')[0], start, end])).toEqual([
      ['day-1', START, START + 48 * HOUR_MS],
      ['day-2', START + 24 * HOUR_MS, START + 72 * HOUR_MS],
    ]);
    expect(events[0]!.description).toContain('Topic 1 (Amara Okafor)');
    expect(events[0]!.description).toContain('Central European Time');
    expect((await calendars.summit(null)).events[0]!.description).not.toContain('Central European Time');
  });

  it('of a day and of a session have one event, and there are none of what is not held', async () => {
    expect((await calendars.day(2, null)).events).toHaveLength(1);
    const { events } = await calendars.session('token-1', null);
    expect(events).toMatchObject([{ uid: expect.stringMatching(/^session-session-1@/), start: START }]);
    expect(events[0]!.url).toMatch(/\/summit\/access\/token-1$/);
    expect(await codeOf(calendars.day(5, null))).toBe('not_found');
    expect(await codeOf(calendars.session('token-9', null))).toBe('not_found');
  });

  it('count the changes of an event, so that calendars take them over, and nothing else', async () => {
    const revision = async () => {
      const event = (await calendars.day(1, null)).events[0]!;
      return { sequence: event.sequence, changedAt: event.changedAt };
    };
    const first = await revision();
    expect(first).toEqual({ sequence: 0, changedAt: NOW });
    clock.advance(HOUR_MS);
    expect(await revision()).toEqual(first);
    const renamed = aScheduledSession(1, START, { topic: 'Another topic' });
    schedule.editions.set(CURRENT_SUMMIT_KEY, [aScheduledDay(1, START, [renamed])]);
    expect(await revision()).toEqual({ sequence: 1, changedAt: NOW + HOUR_MS });
  });

  it('of a member have the editions that they own, lead to the recordings and speak of no end', async () => {
    const token = tokenOf(await feeds.of('m1'));
    const { name, events } = await calendars.feed(token);
    expect(name).toContain('VIP');
    expect(events).toHaveLength(2);
    expect(events[0]!.url).toMatch(/\/vip\/summit2\/day1$/);
    expect(events[0]!.description).toContain('Your VIP access keeps the recordings');
    member = { ...member!, summit1Access: true };
    expect((await calendars.feed(token)).events).toHaveLength(3);
  });

  it('of a member end with all sign-ins, and a link that is handed out after that stays (D-139)', async () => {
    const old = tokenOf(await feeds.of('m1'));
    await signIns.endAll({}, { role: 'vip', id: 'm1' });
    const next = tokenOf(await feeds.of('m1'));
    expect(await codeOf(calendars.feed(old))).toBe('not_found');
    expect(await codeOf(calendars.feed(next))).toBe('none');
    await feeds.renew('m1');
    expect(await codeOf(calendars.feed(old))).toBe('not_found');
    expect(await codeOf(calendars.feed(next))).toBe('not_found');
  });

  it('of a member end with a new link, with a forged one and with the membership', async () => {
    const old = tokenOf(await feeds.of('m1'));
    const renewed = tokenOf(await feeds.renew('m1'));
    expect(await codeOf(calendars.feed(old))).toBe('not_found');
    expect(await codeOf(calendars.feed(renewed))).toBe('none');
    expect(await codeOf(calendars.feed(renewed.replace('m1', 'm2')))).toBe('not_found');
    member = null;
    expect(await codeOf(calendars.feed(renewed))).toBe('not_found');
  });
});
