import type { SignupResponse, TrackResponse } from '@summit/contracts';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('affiliate tracking', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
    await running.rows(
      `insert into affiliate (code, name, email, status) values
         ('AMARA', 'Amara Okafor', 'amara@speakers.test', 'active'), ('GONE', 'Gone', 'gone@speakers.test', 'disabled')`,
    );
  });
  afterAll(() => running.stop());

  const post = (path: string, query: Record<string, string>, from = freshAddress(), userAgent = 'Firefox') =>
    running.fetch(`/api/affiliate/${path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      from,
      headers: { 'user-agent': userAgent },
    });
  const clicks = (code: string) =>
    running.rows<{ affiliate_id: string | null; referrer: string; visitor_key: string }>(
      'select * from referral_click where code = $1',
      [code],
    );

  describe('POST /api/affiliate/track-click', () => {
    // F-119, F-122
    it('counts one click per visitor, code and day', async () => {
      const from = freshAddress();
      const query = { affiliate_code: 'amara', referrer: 'https://news.example/' };
      expect(await read<TrackResponse>(post('track-click', query, from))).toEqual({ success: true, tracked: true });
      expect(await read<TrackResponse>(post('track-click', query, from))).toEqual({ success: true, tracked: true });
      expect(await clicks('AMARA')).toMatchObject([{ referrer: 'https://news.example/' }]);
      await post('track-click', query);
      expect(await clicks('AMARA')).toHaveLength(2);
      running.clock.advance(86_400_000);
      await post('track-click', query, from);
      expect(await clicks('AMARA')).toHaveLength(3);
    });

    it('stores no address and no browser name', async () => {
      const [click] = await clicks('AMARA');
      expect(click?.visitor_key).toMatch(/^[\w-]{22}$/);
      expect(JSON.stringify(await clicks('AMARA'))).not.toMatch(/198\.18|Firefox/);
    });

    // F-121, F-123
    it('answers success for a code nobody owns, and keeps it raw', async () => {
      expect(await read<TrackResponse>(post('track-click', { affiliate_code: 'nobody' }))).toEqual({
        success: true,
        tracked: false,
      });
      expect(await clicks('NOBODY')).toMatchObject([{ affiliate_id: null, referrer: 'direct' }]);
    });

    // F-123
    it('earns a disabled affiliate nothing', async () => {
      expect(await read<TrackResponse>(post('track-click', { affiliate_code: 'GONE' }))).toEqual({
        success: true,
        tracked: false,
      });
    });

    it('answers success for what can be no code, and keeps nothing', async () => {
      expect(await read<TrackResponse>(post('track-click', { affiliate_code: "x' or 1=1 --" }))).toEqual({
        success: true,
        tracked: false,
      });
      expect(await clicks("X' OR 1=1 --")).toHaveLength(0);
    });

    it('refuses a call without a code', async () => {
      const response = await post('track-click', {});
      expect(response.status).toBe(400);
      expect(await read(response)).toMatchObject({ code: 'validation_failed' });
    });

    // F-330
    it('stops whoever tries one code after the other', async () => {
      const from = freshAddress();
      const codes = Array.from({ length: 200 }, (_, n) => `TRIED${n}`);
      const answers = await Promise.all(codes.map((code) => post('track-click', { affiliate_code: code }, from)));
      const [refused, ...others] = answers.filter(({ status }) => status === 429);
      expect((await read(refused!)).code).toBe('rate_limited');
      const passed = answers.length - 1 - others.length;
      // A process counts a tenth more than the limit before it asks the others.
      expect(passed).toBeLessThanOrEqual(66);
      expect(await running.rows(`select from referral_click where code like 'TRIED%'`)).toHaveLength(passed);
    });

    it('makes one click of 50 parallel reports', async () => {
      const from = freshAddress();
      await Promise.all(Array.from({ length: 50 }, () => post('track-click', { affiliate_code: 'PARALLEL' }, from)));
      expect(await clicks('PARALLEL')).toHaveLength(1);
    });
  });

  describe('POST /api/affiliate/track-signup', () => {
    let signup: SignupResponse;
    beforeAll(async () => {
      signup = await read<SignupResponse>(
        running.fetch('/api/signup', json({ name: 'Zoe', email: 'zoe@example.com' })),
      );
    });
    const report = (overrides: Record<string, string> = {}) =>
      post('track-signup', {
        affiliate_code: 'AMARA',
        signup_id: signup.id,
        email: 'zoe@example.com',
        name: 'Zoe',
        ...overrides,
      });
    const credits = () => running.rows('select code, outcome from referred_signup where signup_id = $1', [signup.id]);

    it('does not credit a signup to somebody who does not know its address', async () => {
      expect(await read<TrackResponse>(report({ email: 'other@example.com' }))).toEqual({
        success: true,
        tracked: false,
      });
      expect(await credits()).toHaveLength(0);
    });

    it('does not credit a signup that does not exist', async () => {
      expect(await read<TrackResponse>(report({ signup_id: '00000000-0000-4000-8000-000000000000' }))).toEqual({
        success: true,
        tracked: false,
      });
    });

    it('refuses what is no id', async () => {
      expect((await report({ signup_id: '1' })).status).toBe(400);
    });

    // F-120, F-121
    it('credits the signup once, however often it is reported', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => read<TrackResponse>(report())));
      expect(answers).toEqual(Array(10).fill({ success: true, tracked: true }));
      expect(await credits()).toEqual([{ code: 'AMARA', outcome: 'credited' }]);
    });

    it('lets the first decision stand', async () => {
      expect(await read<TrackResponse>(report({ affiliate_code: 'NOBODY' }))).toEqual({ success: true, tracked: true });
      expect(await credits()).toEqual([{ code: 'AMARA', outcome: 'credited' }]);
    });

    it('believes the code of the signup more than that of the report', async () => {
      const own = await read<SignupResponse>(
        running.fetch('/api/signup?ref=nobody', json({ name: 'Ref', email: 'ref@example.com' })),
      );
      const query = { affiliate_code: 'AMARA', signup_id: own.id, email: 'ref@example.com', name: 'Ref' };
      expect(await read<TrackResponse>(post('track-signup', query))).toEqual({ success: true, tracked: false });
      expect(await running.rows('select code, outcome from referred_signup where signup_id = $1', [own.id])).toEqual([
        { code: 'NOBODY', outcome: 'unknown_code' },
      ]);
    });

    // F-123
    it("earns an affiliate nothing for the affiliate's own registration", async () => {
      const own = await read<SignupResponse>(
        running.fetch('/api/signup', json({ name: 'Amara', email: 'amara@speakers.test' })),
      );
      const query = { affiliate_code: 'AMARA', signup_id: own.id, email: 'amara@speakers.test', name: 'Amara' };
      expect(await read<TrackResponse>(post('track-signup', query))).toEqual({ success: true, tracked: false });
    });
  });
});
