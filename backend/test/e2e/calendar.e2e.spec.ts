import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CalendarFeedResponse } from '@summit/contracts';
import ICAL from 'ical.js';
import { signInMember, type MemberHandle } from '../harness/member.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';
import { AFTERWARDS, aSession, forgetCatalog, importSummitContent } from '../harness/summit-sessions.js';

const GOLDEN = path.join(import.meta.dirname ?? __dirname, 'calendar-golden');
/** The night of 2 November 2025, in which Pacific and Eastern clocks go back, lies inside this window. */
const OVER_THE_CHANGE = ['2025-11-01T07:00:00Z', '2025-11-03T07:00:00Z'] as const;

describe('calendars of the access windows (M-093)', () => {
  let running: RunningApp;
  let member: MemberHandle;
  beforeAll(async () => {
    running = await startApp();
    await importSummitContent(running);
    running.clock.set('2025-10-20T12:00:00Z');
    member = await signInMember(running);
  });
  afterAll(() => running.stop());

  /** What a calendar program that is not ours reads in the answer. */
  const eventsOf = async (address: string) => {
    const text = await (await running.fetch(address)).text();
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  };
  const instant = (time: ICAL.Time) => time.toJSDate().toISOString();
  const sequenceOf = async (address: string) => (await eventsOf(address)).map(({ sequence }) => sequence);
  const setWindow = async (id: string, [start, end]: readonly [string, string]) => {
    await running.rows('update summit_session set public_access_start = $2, public_access_end = $3 where id = $1', [
      id,
      start,
      end,
    ]);
    forgetCatalog(running);
  };

  it('are a file of the five days, which does not make its reader busy', async () => {
    const response = await running.fetch('/api/calendar/summit.ics');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="growth-scale-summit.ics"');
    const text = await response.text();
    expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(5);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const events = await eventsOf('/api/calendar/summit.ics');
    expect(events.map(({ uid, startDate, endDate }) => [uid, instant(startDate), instant(endDate)])).toEqual(
      [
        ['2025-10-27', '2025-10-29'],
        ['2025-10-28', '2025-10-30'],
        ['2025-10-29', '2025-10-31'],
        ['2025-10-30', '2025-11-01'],
        ['2025-10-31', '2025-11-02'],
      ].map(([start, end], index) => [
        `day-${index + 1}.passive_income_summit_2024@member.test`,
        `${start}T07:00:00.000Z`,
        `${end}T07:00:00.000Z`,
      ]),
    );
  });

  it('are a file of one day and of one session', async () => {
    const [day] = await eventsOf('/api/calendar/day/3.ics');
    expect(day?.description).toContain('All sessions of the day: http://member.test/day/3');
    const { id, token } = await aSession(running, 2);
    const [session] = await eventsOf(`/api/calendar/session/${token}.ics`);
    expect(session?.uid).toBe(`session-${id}@member.test`);
    expect(session?.component.getFirstPropertyValue('url')).toBe(`http://member.test/summit/access/${token}`);
  });

  it.each([
    ['/api/calendar/day/6.ics', 400, 'day_invalid'],
    ['/api/calendar/day/1', 404, 'not_found'],
    ['/api/calendar/session/nobody-has-this.ics', 404, 'not_found'],
    ['/api/calendar/feed/nobody-has-this.ics', 404, 'not_found'],
    ['/api/calendar/summit.ics?zone=%3Cscript%3E', 400, 'validation_failed'],
  ])('%s is refused with %i %s', async (address, status, code) => {
    const response = await running.fetch(address);
    expect([response.status, (await read(response)).code]).toEqual([status, code]);
  });

  it('keep whatever an editor writes inside its line', async () => {
    const { id, token } = await aSession(running, 4);
    const topic = 'Prices; plans, and "more"\\ \r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged 🎉 ' + 'ü'.repeat(90);
    await running.rows('update summit_session set topic = $2 where id = $1', [id, topic]);
    forgetCatalog(running);
    const events = await eventsOf(`/api/calendar/session/${token}.ics`);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary.replace(/\s+/g, ' ')).toBe(`Growth & Scale Summit: ${topic.replace(/\s+/g, ' ')}`);
  });

  describe('a window over the night in which the clocks go back', () => {
    let token: string;
    beforeAll(async () => {
      const session = await aSession(running, 5);
      token = session.token;
      await running.rows(
        `update summit_session set topic = 'Rest, and what it earns', speaker_name = 'Amara Okafor', duration_minutes = 40,
           id = '00000000-0000-4000-8000-000000000005', public_token = 'golden-token' where id = $1`,
        [session.id],
      );
      token = 'golden-token';
      await setWindow('00000000-0000-4000-8000-000000000005', OVER_THE_CHANGE);
    });

    it.each([
      ['America/Los_Angeles', '2025-11-01 00:00 to 2025-11-02 23:00'],
      ['America/New_York', '2025-11-01 03:00 to 2025-11-03 02:00'],
      ['Europe/London', '2025-11-01 07:00 to 2025-11-03 07:00'],
      ['Asia/Kolkata', '2025-11-01 12:30 to 2025-11-03 12:30'],
      ['Australia/Sydney', '2025-11-01 18:00 to 2025-11-03 18:00'],
    ])('is in %s %s, and the file is what it was', async (zone, onTheWall) => {
      const address = `/api/calendar/session/${token}.ics?zone=${encodeURIComponent(zone)}`;
      const [event] = await eventsOf(address);
      const wall = (time: ICAL.Time) =>
        time.toJSDate().toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      expect(`${wall(event!.startDate)} to ${wall(event!.endDate)}`).toBe(onTheWall);
      const file = path.join(GOLDEN, `${zone.replace('/', '-')}.ics`);
      const text = await (await running.fetch(address)).text();
      if (process.env['WRITE_GOLDEN']) await writeFile(file, text);
      expect(text).toBe(await readFile(file, 'utf8'));
    });
  });

  it('count a change once, and none where only the reader is another', async () => {
    const { id, token } = await aSession(running, 1);
    const address = `/api/calendar/session/${token}.ics`;
    expect(await sequenceOf(address)).toEqual([0]);
    expect(await sequenceOf(`${address}?zone=Asia/Kolkata`)).toEqual([0]);
    await setWindow(id, ['2025-10-27T08:00:00Z', '2025-10-29T08:00:00Z']);
    expect(await sequenceOf(address)).toEqual([1]);
    expect(await sequenceOf(address)).toEqual([1]);
    await setWindow(id, ['2025-10-27T07:00:00Z', '2025-10-29T07:00:00Z']);
    expect(await sequenceOf(address)).toEqual([2]);
  });

  describe('the feed of a member', () => {
    const link = async (method = 'GET') =>
      read<CalendarFeedResponse>(running.fetch('/api/calendar/feed-link', { method, headers: member.headers }));
    const pathOf = (url: string) => new URL(url).pathname;

    it('has the days of the editions that the member may watch, with their recordings', async () => {
      const { feed_url, webcal_url } = await link();
      expect(webcal_url).toBe(feed_url.replace('http:', 'webcal:'));
      const events = await eventsOf(pathOf(feed_url));
      expect(events).toHaveLength(5);
      expect(events[0]?.description).toContain('Your VIP access keeps the recordings');
      expect(events[0]?.component.getFirstPropertyValue('url')).toBe('http://member.test/vip/summit2/day1');
      expect((await link()).feed_url).toBe(feed_url);
    });

    it('is not sent again where nothing has changed', async () => {
      const address = pathOf((await link()).feed_url);
      const etag = (await running.fetch(address)).headers.get('etag')!;
      running.clock.advance(3_600_000);
      const again = await running.fetch(address, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });

    it('gets a new address when the member wants one, and the old one ends', async () => {
      const old = pathOf((await link()).feed_url);
      const { feed_url } = await link('POST');
      expect((await running.fetch(old)).status).toBe(404);
      expect((await running.fetch(pathOf(feed_url))).status).toBe(200);
    });

    it('ends at the moment when all sign-ins end, and the link that is shown next goes on (D-139)', async () => {
      const old = pathOf((await link()).feed_url);
      await running.fetch('/api/vip/auth/sign-out-everywhere', { method: 'POST', headers: member.headers });
      const next = pathOf((await link()).feed_url);
      expect((await running.fetch(old)).status).toBe(404);
      expect((await running.fetch(next)).status).toBe(200);
    });

    it('loses what a refund takes', async () => {
      const address = pathOf((await link()).feed_url);
      await running.rows('update member set summit2_access = false');
      expect(await eventsOf(address)).toEqual([]);
      await running.rows('update member set summit2_access = true');
    });

    it('is for members only', async () => {
      expect((await running.fetch('/api/calendar/feed-link')).status).toBe(401);
    });

    it('has no signature that anybody could guess', async () => {
      const address = pathOf((await link()).feed_url);
      const forged = address.replace(/~\d+~/, '~7~');
      expect((await running.fetch(forged)).status).toBe(404);
    });
  });

  it('stay readable after the summit', async () => {
    running.clock.set(AFTERWARDS);
    expect((await eventsOf('/api/calendar/summit.ics')).length).toBe(5);
  });
});
