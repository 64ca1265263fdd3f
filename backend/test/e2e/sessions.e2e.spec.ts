import { SESSIONS } from '@summit/content';
import type { AllSessionsResponse, PublicSessionResponse, SessionsByDayResponse } from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { signInMember, type MemberHandle } from '../harness/member.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import {
  AFTERWARDS,
  aSession,
  CURRENT,
  DAY_1,
  EARLIER,
  forgetCatalog,
  importSummitContent,
  leaveRating,
} from '../harness/summit-sessions.js';

describe('the sessions of the summit', () => {
  let running: RunningApp;
  let member: MemberHandle;
  beforeAll(async () => {
    running = await startApp();
    await importSummitContent(running);
    member = await signInMember(running);
  });
  afterAll(() => running.stop());
  beforeEach(() => running.clock.set(DAY_1));

  // As browsers ask: their answers are repeated while they are true.
  const compressed = { 'accept-encoding': 'gzip, deflate, br' };
  const page = (token: string, headers: Record<string, string> = {}) =>
    running.fetch(`/api/sessions/public/${token}?v=1761000000000`, { headers: { ...compressed, ...headers } });
  const openPage = (token: string, headers?: Record<string, string>) =>
    read<PublicSessionResponse>(page(token, headers));
  const list = <Body>(path: string, headers: Record<string, string> = {}) =>
    read<Body>(running.fetch(path, { headers: { ...compressed, ...headers } }));

  describe('one session', () => {
    it('can be watched by everybody inside its window, without registration (M-002, M-094, M-095)', async () => {
      const { id, token, giftUrl } = await aSession(running, 1);
      const response = await page(token);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const answer = await read<PublicSessionResponse>(response);
      expect(answer).toMatchObject({
        success: true,
        viewer_access: 'public',
        access: { allowed: true, rule: 'open_window', remedy: null },
        server_time: '2025-10-27T18:00:00.000Z',
        session: {
          id,
          day: 1,
          public_access_url: token,
          public_access_start: '2025-10-27T07:00:00.000Z',
          public_access_end: '2025-10-29T07:00:00.000Z',
          average_rating: 0,
          total_ratings: 0,
          total_comments: 0,
          ratings: [],
          video: { host: 'vimeo', id: '76979871', hash: null },
          free_gift: { url: giftUrl },
        },
      });
      expect(answer.session.vimeo_embed_code).toMatch(/^<iframe src="https:\/\/player\.vimeo\.com\/video\/76979871"/);
    });

    it.each([
      ['a moment before its window', '2025-10-28T06:59:59.999Z', true, 'This session will be available soon.'],
      [
        'at the end of its window',
        '2025-10-30T07:00:00.000Z',
        false,
        "This session's 48-hour access window has ended.",
      ],
    ])('keeps film and gift to itself %s (M-096)', async (_when, time, early, message) => {
      const { token } = await aSession(running, 2);
      running.clock.set(time);
      const answer = await openPage(token);
      expect(answer).toMatchObject({ success: false, not_yet_available: early, message });
      expect(answer.session).toMatchObject({
        vimeo_embed_code: null,
        video: null,
        free_gift: { url: null, promo_code: null },
      });
      expect(JSON.stringify(answer)).not.toMatch(/vimeo\.com|76979871/);
      running.clock.set(early ? '2025-10-28T07:00:00.000Z' : '2025-10-30T06:59:59.999Z');
      expect((await openPage(token)).success).toBe(true);
    });

    it('opens to a member with access at any time, and to no other (M-096, C-044..047)', async () => {
      const { token } = await aSession(running, 3);
      running.clock.set(AFTERWARDS);
      const answer = await openPage(token, member.headers);
      expect(answer).toMatchObject({ success: true, viewer_access: 'vip', access: { rule: 'member' } });
      expect(answer.session.vimeo_embed_code).toContain('player.vimeo.com');
      const earlier = await aSession(running, 3, EARLIER);
      expect(await openPage(earlier.token, member.headers)).toMatchObject({
        success: false,
        access: { allowed: false, rule: 'no_access_to_edition', remedy: { key: 'ask_support', page: null } },
      });
      expect(await openPage(token, { authorization: 'Bearer forged' })).toMatchObject({
        success: false,
        access: { rule: 'window_over', remedy: { key: 'upgrade', page: 'vip' } },
      });
    });

    it('opens nothing to a token of another area, or of a sign-in that has ended (M-096)', async () => {
      const leaver = await signInMember(running);
      expect((await running.fetch('/api/vip/auth/logout', json({}, leaver.headers))).status).toBe(200);
      const { token } = await aSession(running, 3);
      running.clock.set(AFTERWARDS);
      for (const headers of [await signInAdmin(running), leaver.headers]) {
        expect(await openPage(token, headers)).toMatchObject({ success: false, session: { video: null } });
        expect((await list<AllSessionsResponse>('/api/sessions/all', headers)).requires_vip).toBe(true);
      }
    });

    it('closes to a member at once when access is taken', async () => {
      const leaver = await signInMember(running);
      const { token } = await aSession(running, 3);
      running.clock.set(AFTERWARDS);
      expect((await openPage(token, leaver.headers)).success).toBe(true);
      await running.rows('update member set summit2_access = false where id = $1', [leaver.id]);
      expect((await openPage(token, leaver.headers)).success).toBe(false);
    });

    it.each(['unknown', '%00', 'a'.repeat(400), "' or 1=1 --"])('answers not_found for the token %p', async (token) => {
      const response = await running.fetch(`/api/sessions/public/${encodeURIComponent(token)}`);
      expect([response.status, (await read(response)).code]).toEqual([404, 'not_found']);
    });

    it('counts what is shown, and not what is withheld (M-097)', async () => {
      const { id, token } = await aSession(running, 4);
      running.clock.set('2025-10-30T18:00:00Z');
      for (const _ of [1, 2, 3]) await openPage(token);
      running.clock.set(AFTERWARDS);
      await openPage(token);
      expect(await running.rows('select count(*)::int as n from session_view where session_id = $1', [id])).toEqual([
        { n: 3 },
      ]);
    });

    it('shows the average of all ratings that are not rejected, and approved comments only (C-054, M-117)', async () => {
      const { id, token } = await aSession(running, 1);
      await leaveRating(running, { sessionId: id, stars: 5, comment: 'Clear.', userName: 'Noor', status: 'approved' });
      await leaveRating(running, { sessionId: id, stars: 4, comment: 'Waits.' });
      await leaveRating(running, { sessionId: id, stars: 1, comment: 'Spam', status: 'rejected' });
      await leaveRating(running, { sessionId: id, stars: 5, status: 'approved' });
      const { session } = await openPage(token);
      expect(session).toMatchObject({ average_rating: 4.67, total_ratings: 3, total_comments: 1 });
      expect(session.ratings).toEqual([
        { rating: 5, user_name: 'Noor', comment: 'Clear.', has_comment: true, display_publicly: true },
      ]);
    });
  });

  describe('the lists', () => {
    it('hold all sessions of the current edition, by day, without a film (M-123, M-125)', async () => {
      const answer = await list<AllSessionsResponse>('/api/sessions/all?v=1');
      const mine = SESSIONS.filter(({ summitKey }) => summitKey === CURRENT);
      expect(answer).toMatchObject({
        success: true,
        requires_vip: false,
        total_sessions: mine.length,
        total_days: 5,
        is_public_access: true,
        viewer_access: 'public',
      });
      if (answer.requires_vip) throw new Error('The list is public');
      expect(answer.days.map(({ day, title }) => `${day} ${title}`)).toEqual([
        '1 OPENING DAY',
        '2 BUILD YOUR PRESENCE & LEAD FLOW',
        '3 SYSTEMIZE & PRODUCTIZE',
        '4 MONETIZE & AUTOMATE',
        '5 LEGACY & LIFESTYLE',
      ]);
      expect(answer.days.map(({ day, sessions }) => [day, sessions.length])).toEqual(
        [1, 2, 3, 4, 5].map((day) => [day, mine.filter((one) => one.day === day).length]),
      );
      expect(JSON.stringify(answer)).not.toMatch(/vimeo|iframe|76979871/);
    });

    it('give gifts away only for sessions that are open (M-096)', async () => {
      const gifts = async (day: number) => {
        const answer = await list<SessionsByDayResponse>(`/api/sessions/by-day/${day}`);
        return answer.sessions.flatMap(({ free_gift }) => (free_gift ? [free_gift.url] : []));
      };
      const [open, closed] = [await gifts(1), await gifts(2)];
      expect(open.length).toBeGreaterThan(0);
      expect(open).not.toContain(null);
      expect(closed.length).toBeGreaterThan(0);
      expect(new Set(closed)).toEqual(new Set([null]));
      running.clock.set('2025-10-28T07:00:00Z');
      expect(await gifts(2)).not.toContain(null);
    });

    it('ask for VIP after the last window of their scope, and not before (M-003, M-139)', async () => {
      const closed = async (path: string) => (await list<AllSessionsResponse>(path)).requires_vip;
      running.clock.set('2025-10-29T06:59:59Z');
      expect(await closed('/api/sessions/by-day/1')).toBe(false);
      running.clock.set('2025-10-29T07:00:00Z');
      expect(await closed('/api/sessions/by-day/1')).toBe(true);
      expect(await closed('/api/sessions/all')).toBe(false);
      running.clock.set(AFTERWARDS);
      expect(await list('/api/sessions/all')).toEqual({
        success: true,
        requires_vip: true,
        total_sessions: 0,
        total_days: 0,
        is_public_access: false,
        days: [],
      });
      expect(await closed('/api/sessions/all?summit=summit1')).toBe(true);
    });

    it('show a member the recordings of the editions that they own, by any of their names (C-033, C-039)', async () => {
      running.clock.set(AFTERWARDS);
      for (const name of ['', '?summit=summit2', '?summit=passive-income', `?summit=${CURRENT}`, '?summit=2']) {
        const answer = await list<SessionsByDayResponse>(`/api/sessions/by-day/3${name}`, member.headers);
        expect(answer).toMatchObject({ requires_vip: false, is_public_access: false, viewer_access: 'vip' });
        expect(answer.sessions.length).toBeGreaterThan(3);
      }
      const other = await list<SessionsByDayResponse>('/api/sessions/by-day/3?summit=summit1', member.headers);
      expect(other.requires_vip).toBe(true);
    });

    it.each([
      ['/api/sessions/by-day/0', 'day_invalid'],
      ['/api/sessions/by-day/6', 'day_invalid'],
      ['/api/sessions/by-day/1.5', 'day_invalid'],
      ['/api/sessions/by-day/one', 'day_invalid'],
      ['/api/sessions/all?summit=2023', 'summit_unknown'],
      ['/api/sessions/all?summit=summit1&summit=summit2', 'summit_unknown'],
    ])('answer %s with %s', async (path, code) => {
      const response = await running.fetch(path);
      expect([response.status, (await read(response)).code]).toEqual([400, code]);
    });

    it.each([
      ['always_open', AFTERWARDS, false],
      ['always_closed', DAY_1, true],
    ])('are %s where an operator says so (C-044)', async (setting, time, closed) => {
      await running.rows(`insert into setting (key, value) values ('sessions.public_lists', to_jsonb($1::text))`, [
        setting,
      ]);
      forgetCatalog(running);
      running.clock.set(time);
      expect((await list<AllSessionsResponse>('/api/sessions/all')).requires_vip).toBe(closed);
      await running.rows('delete from setting');
      forgetCatalog(running);
    });

    it('are sent once: who has them gets 304, until something in them changes', async () => {
      const get = (headers: Record<string, string> = {}) => running.fetch('/api/sessions/all', { headers });
      const first = await get();
      const etag = first.headers.get('etag')!;
      expect(first.headers.get('vary')).toContain('Authorization');
      const again = await get({ 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get({ 'if-none-match': etag, ...member.headers })).status).toBe(200);
      const { id } = await aSession(running, 5);
      await leaveRating(running, { sessionId: id, stars: 3 });
      const changed = await get({ 'if-none-match': etag });
      expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
      // Another window opens: gifts appear.
      running.clock.set('2025-10-28T07:00:00Z');
      expect((await get({ 'if-none-match': changed.headers.get('etag')! })).status).toBe(200);
    });

    it("say what time the server has, also where the bytes are repeated or the browser's own are still true (X-011)", async () => {
      const timeOf = async (headers: Record<string, string> = {}) => {
        const answer = await running.fetch('/api/sessions/all?v=1', { headers: { ...compressed, ...headers } });
        return { status: answer.status, etag: answer.headers.get('etag')!, time: answer.headers.get('x-server-time') };
      };
      const { etag, ...first } = await timeOf();
      expect(first).toEqual({ status: 200, time: '2025-10-27T18:00:00.000Z' });
      running.clock.set('2025-10-27T20:00:00Z');
      const at8 = '2025-10-27T20:00:00.000Z';
      expect(await timeOf()).toEqual({ status: 200, etag, time: at8 });
      expect(await timeOf({ 'if-none-match': etag })).toEqual({ status: 304, etag, time: at8 });
      expect((await timeOf(member.headers)).time).toBe(at8);
    });

    it('read the same compressed and plain', async () => {
      const plain = await (
        await running.fetch('/api/sessions/all', { headers: { 'accept-encoding': 'identity' } })
      ).text();
      const compressed = await running.fetch('/api/sessions/all', { headers: { 'accept-encoding': 'br' } });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      expect(await compressed.text()).toBe(plain);
    });
  });
});
