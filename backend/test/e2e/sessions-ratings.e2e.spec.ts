import type { SessionRatingsResponse } from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { signInMember } from '../harness/member.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import {
  AFTERWARDS,
  aSession,
  CURRENT,
  DAY_1,
  importSummitContent,
  type StoredSession,
} from '../harness/summit-sessions.js';

describe('ratings of sessions', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  let session: StoredSession;
  beforeAll(async () => {
    running = await startApp();
    await importSummitContent(running);
    admin = await signInAdmin(running);
    session = await aSession(running, 1);
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    running.clock.set(DAY_1);
    await running.rows('delete from session_rating');
  });

  const body = (more: object = {}) => ({
    session_id: session.id,
    rating: 5,
    comment: null,
    takeaways: null,
    user_name: null,
    ...more,
  });
  const rate = (more: object = {}, headers: Record<string, string> = {}) =>
    running.fetch('/api/sessions/rate', json(body(more), headers));
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!;
  const outcome = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const stored = () =>
    running.rows('select stars, comment, user_name, takeaways, status, display_publicly from session_rating');
  const moderate = (id: string, step: 'approve' | 'reject', seen = '') =>
    running.fetch(`/api/admin/dashboard/ratings/${id}/${step}${seen && `?rated_at=${seen}`}`, {
      method: 'POST',
      headers: admin,
    });
  const overview = (query = '') =>
    read<SessionRatingsResponse>(
      running.fetch(`/api/admin/dashboard/session-ratings${query}`, { headers: admin, from: freshAddress() }),
    );
  const idOf = async () => (await overview()).ratings[0]!.id;
  const publicComments = async () => {
    const answer = await read<{ session: { ratings: { comment: string }[]; total_comments: number } }>(
      running.fetch(`/api/sessions/public/${session.token}`),
    );
    return answer.session.ratings.map(({ comment }) => comment);
  };

  it('waits for approval, with its words in lines and nothing where nothing was said (M-113, M-114, M-118)', async () => {
    const answer = await read<{ success: boolean; message: string }>(
      rate({ rating: 4, comment: ' Two\r\nlines ', user_name: '', takeaways: '  ' }),
    );
    expect(answer).toEqual({ success: true, message: 'Thank you for your rating!' });
    expect(await stored()).toEqual([
      {
        stars: 4,
        comment: 'Two\nlines',
        user_name: null,
        takeaways: null,
        status: 'pending',
        display_publicly: false,
      },
    ]);
    expect(await publicComments()).toEqual([]);
  });

  it('replaces what the same browser said before, and stands beside what others said (M-118, C-055)', async () => {
    const first = await rate({ rating: 2 });
    expect(first.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    await rate({ rating: 5, comment: 'Better now' }, { cookie: cookieOf(first) });
    expect(await stored()).toMatchObject([{ stars: 5, comment: 'Better now' }]);
    await rate({ rating: 1 });
    expect((await stored()).length).toBe(2);
  });

  it('replaces what the same member said on another device', async () => {
    const member = await signInMember(running);
    await rate({ rating: 1 }, member.headers);
    running.clock.set(AFTERWARDS);
    expect(await outcome(rate({ rating: 3 }, member.headers))).toEqual([200, 'ok']);
    expect(await stored()).toMatchObject([{ stars: 3 }]);
  });

  it('counts once however often the request is repeated, with and without the cookie of the first answer', async () => {
    const key = { 'idempotency-key': 'rating-0000-1' };
    const cookies = (await Promise.all([rate({}, key), rate({}, key), rate({}, key)])).map(cookieOf);
    expect((await stored()).length).toBe(1);
    expect(new Set([...cookies, cookieOf(await rate({}, key))]).size).toBe(1);
    expect(await outcome(rate({ rating: 1 }, key))).toEqual([422, 'idempotency_key_reused']);
    expect(await outcome(rate({}, { 'idempotency-key': 'short' }))).toEqual([400, 'idempotency_key_invalid']);
  });

  it('is one where two of the same browser arrive at the same moment', async () => {
    const cookie = cookieOf(await rate());
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => rate({ rating }, { cookie })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await stored()).length).toBe(1);
    const member = await signInMember(running);
    const firsts = await Promise.all([1, 2, 3].map((rating) => rate({ rating }, member.headers)));
    expect(firsts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stored()).length).toBe(2);
  });

  it.each(['2025-10-27T06:59:59Z', '2025-10-29T07:00:00Z'])(
    'is refused outside the window, at %s, but for members (M-118)',
    async (time) => {
      running.clock.set(time);
      expect(await outcome(rate())).toEqual([403, 'session_not_open']);
      expect(await stored()).toEqual([]);
    },
  );

  it.each([
    ['no star', { rating: null }, 400, 'rating_required'],
    ['NaN', { rating: Number.NaN }, 400, 'rating_required'],
    ['0 stars', { rating: 0 }, 400, 'rating_required'],
    ['6 stars', { rating: 6 }, 400, 'rating_required'],
    ['half a star', { rating: 4.5 }, 400, 'rating_required'],
    ['a star as a text', { rating: '5' }, 400, 'rating_required'],
    ['a comment of 10,000 characters', { comment: 'x'.repeat(10_000) }, 400, 'rating_text_too_long'],
    ['takeaways of 4,001 characters', { takeaways: 'x'.repeat(4_001) }, 400, 'rating_text_too_long'],
    ['a name of 121 characters', { user_name: 'x'.repeat(121) }, 400, 'rating_name_too_long'],
    ['a zero byte', { comment: 'a\u0000b' }, 400, 'validation_failed'],
    ['a comment that is no text', { comment: { $ne: 1 } }, 400, 'validation_failed'],
    ['a status of its own', { status: 'approved' }, 400, 'unknown_field'],
    ['a forged session', { session_id: '00000000-0000-4000-8000-000000000000' }, 404, 'not_found'],
    ['a session id that is none', { session_id: "1' or '1'='1" }, 404, 'not_found'],
  ])('refuses %s', async (_what, more, status, code) => {
    expect(await outcome(rate(more))).toEqual([status, code]);
    expect(await stored()).toEqual([]);
  });

  it.each(['🎉👩‍👩‍👧‍👦 gréât', 'مرحبا، جلسة رائعة', '<script>alert(1)</script>', 'x'.repeat(4_000)])(
    'keeps %p as it is',
    async (comment) => {
      expect(await outcome(rate({ comment, user_name: 'نور 🌟' }))).toEqual([200, 'ok']);
      expect(await stored()).toMatchObject([{ comment, user_name: 'نور 🌟' }]);
      await moderate(await idOf(), 'approve');
      expect(await publicComments()).toEqual([comment]);
    },
  );

  describe('moderation', () => {
    it('shows a comment after approval and hides it after rejection (A-158, A-163, A-164)', async () => {
      await rate({ comment: 'Show me', takeaways: 'Mine' });
      const id = await idOf();
      expect(await read(moderate(id, 'approve'))).toEqual({ success: true, message: 'The rating is approved.' });
      expect(await publicComments()).toEqual(['Show me']);
      expect((await overview()).ratings[0]).toMatchObject({
        id,
        session_title: expect.any(String),
        speaker: expect.any(String),
        day: 1,
        session_number: expect.any(Number),
        rating: 5,
        comment: 'Show me',
        takeaways: 'Mine',
        status: 'approved',
        display_publicly: true,
        reviewed_by: 'office@summit.test',
      });
      // The list and the file tell whose the id is that is kept.
      expect(
        await running.rows(`select a.email from session_rating r join admin_account a on a.id::text = r.reviewed_by`),
      ).toEqual([{ email: 'office@summit.test' }]);
      const file = await running.fetch('/api/admin/export/session-ratings', { headers: admin });
      expect(await file.text()).toContain('"approved","office@summit.test"');
      expect(await outcome(moderate(id, 'approve'))).toEqual([200, 'ok']);
      await rate({ comment: 'Spam', rating: 1 });
      const spam = (await overview('?status=pending')).ratings[0]!.id;
      await moderate(spam, 'reject');
      expect(await publicComments()).toEqual(['Show me']);
      expect(await outcome(moderate(spam, 'approve'))).toEqual([409, 'rating_already_decided']);
    });

    it('takes an approved comment off the page again (A-164)', async () => {
      await rate({ comment: 'Approved by mistake' });
      const id = await idOf();
      await moderate(id, 'approve');
      expect(await outcome(moderate(id, 'reject'))).toEqual([200, 'ok']);
      expect(await publicComments()).toEqual([]);
      expect(await stored()).toMatchObject([{ status: 'rejected', display_publicly: false }]);
    });

    it('decides about the words that the administrator has read, and no later ones', async () => {
      const cookie = cookieOf(await rate({ comment: 'Kind words' }));
      const { id, rated_at } = (await overview()).ratings[0]!;
      // Within the same millisecond.
      await rate({ comment: 'Abuse' }, { cookie });
      expect(await outcome(moderate(id, 'approve', rated_at))).toEqual([409, 'edit_conflict']);
      expect(await publicComments()).toEqual([]);
      const newest = (await overview()).ratings[0]!;
      expect(newest.comment).toBe('Abuse');
      for (const _again of [false, true])
        expect(await outcome(moderate(id, 'reject', newest.rated_at))).toEqual([200, 'ok']);
      expect(await outcome(moderate(id, 'reject', 'yesterday'))).toEqual([409, 'edit_conflict']);
    });

    it('begins anew for new words, and stands for the same words with other stars', async () => {
      const cookie = cookieOf(await rate({ comment: 'Fine' }));
      await moderate(await idOf(), 'approve');
      await rate({ comment: 'Fine', rating: 3 }, { cookie });
      expect(await stored()).toMatchObject([{ stars: 3, status: 'approved', display_publicly: true }]);
      await rate({ comment: 'Buy my course', rating: 3 }, { cookie });
      expect(await stored()).toMatchObject([{ status: 'pending', display_publicly: false }]);
      expect(await publicComments()).toEqual([]);
    });

    it('answers not_found for a rating that is none', async () => {
      for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing'])
        expect(await outcome(moderate(id, 'approve'))).toEqual([404, 'not_found']);
    });

    it('tells averages of sessions, how many gave how many stars, and leaves out what was rejected (A-160)', async () => {
      const other = await aSession(running, 3);
      await rate({ rating: 5, comment: 'One', takeaways: 'Mine' });
      await rate({ rating: 4 });
      await rate({ rating: 1, comment: 'Spam' });
      running.clock.set('2025-10-30T08:00:00Z');
      await rate({ session_id: other.id, rating: 3 });
      const spam = (await overview()).ratings.find(({ comment }) => comment === 'Spam')!;
      await moderate(spam.id, 'reject');
      const { session_stats, distribution } = await overview('?status=approved');
      expect(session_stats).toMatchObject([
        { session_id: session.id, day: 1, total_ratings: 3, avg_rating: 4.5, comments_count: 2, takeaways_count: 1 },
        { session_id: other.id, day: 3, total_ratings: 1, avg_rating: 3, comments_count: 0, takeaways_count: 0 },
      ]);
      expect(session_stats[0]).toMatchObject({
        summit_id: CURRENT,
        session_number: spam.session_number,
        session_title: spam.session_title,
        speaker: spam.speaker,
      });
      expect(distribution).toEqual([
        { stars: 5, count: 1 },
        { stars: 4, count: 1 },
        { stars: 3, count: 1 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ]);
    });

    it('writes every rating of a filter as CSV, however many there are, and nothing that a spreadsheet runs', async () => {
      await rate({
        rating: 5,
        comment: '=HYPERLINK("https://evil.example")',
        user_name: 'Noor',
        takeaways: 'Two\nlines',
      });
      await running.rows(
        `insert into session_rating (session_id, rater, stars, status, display_publicly, rated_at)
         select $1, 'many-' || n, 2, 'pending', false, now() - interval '1 day' from generate_series(1, 2100) n`,
        [session.id],
      );
      const file = async (query: string) => {
        const answer = await running.fetch(`/api/admin/export/session-ratings${query}`, { headers: admin });
        expect(answer.headers.get('content-disposition')).toBe('attachment; filename="session_ratings.csv"');
        return (await answer.text()).split('\r\n').filter(Boolean);
      };
      const all = await file('');
      expect(all[0]).toBe(
        '"id","session_title","speaker","day","session_number","rating","user_name","rated_at","comment","takeaways","display_publicly","status","reviewed_by"',
      );
      expect(all).toHaveLength(2_102);
      expect(new Set(all).size).toBe(2_102);
      const [, only, ...rest] = await file('?min_rating=3');
      expect(rest).toEqual([]);
      expect(only).toContain(`1,${(await overview('?min_rating=3')).ratings[0]!.session_number},5,"Noor",`);
      expect(only).toContain(`"'=HYPERLINK(""https://evil.example"")","Two\nlines","no","pending",`);
    });

    it('filters by speaker, stars and status, and counts all (A-160, A-161, A-162)', async () => {
      await rate({ rating: 5, comment: 'One' });
      await rate({ rating: 2, takeaways: 'Two' });
      await rate({ rating: 4 });
      await moderate((await overview('?min_rating=5')).ratings[0]!.id, 'approve');
      const all = await overview();
      expect(all.stats).toEqual({
        pending_count: 2,
        total_ratings: 3,
        avg_rating: 3.67,
        ratings_with_comments: 1,
        ratings_with_takeaways: 1,
      });
      const speaker = all.ratings[0]!.speaker;
      expect(all.speaker_stats).toEqual([
        { speaker, total_ratings: 3, avg_rating: 3.67, comments_count: 1, takeaways_count: 1 },
      ]);
      const starsOf = async (query: string) => (await overview(query)).ratings.map(({ rating }) => rating).sort();
      expect(await starsOf('?min_rating=4')).toEqual([4, 5]);
      expect(await starsOf('?status=approved')).toEqual([5]);
      expect(await starsOf('?status=all&speaker=')).toEqual([2, 4, 5]);
      expect(await starsOf(`?speaker=${encodeURIComponent(speaker)}&min_rating=3&status=pending`)).toEqual([4]);
      expect(await starsOf('?speaker=Nobody')).toEqual([]);
      const refused = await running.fetch('/api/admin/dashboard/session-ratings?status=hidden', { headers: admin });
      expect(refused.status).toBe(400);
    });
  });
});
