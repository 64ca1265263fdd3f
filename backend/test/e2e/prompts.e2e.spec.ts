import { PROMPTS } from '@summit/content/prompts';
import type {
  AcceptDisclaimerResponse,
  PromptListResponse,
  PromptSearchResponse,
  TrackPromptAccessResponse,
} from '@summit/contracts';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '@summit/rules';
import { importPrompts } from '../../src/modules/prompts/import-prompts.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { signInMember } from '../harness/member.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

type Opened = Extract<AcceptDisclaimerResponse, { success: true }>;

describe('the prompts library', () => {
  let running: RunningApp;
  let second: RunningApp;
  beforeAll(async () => {
    running = await startApp();
    second = await startApp({ database: running.database });
    const source = await new DataSource(dataSourceOptions({ url: running.database.url, poolSize: 1 }, [])).initialize();
    await importPrompts(source);
    await source.destroy();
  });
  afterAll(async () => {
    await second.stop();
    await running.stop();
  });

  let people = 0;
  async function registrant(): Promise<string> {
    const email = `reader${(people += 1)}@example.com`;
    expect((await running.fetch('/api/signup', json({ name: 'Rea', email }))).status).toBe(200);
    return email;
  }
  const post = <Body>(path: string, body: object, on = running) =>
    on.fetch(`/api/prompts/${path}`, json(body)).then(async (response) => ({
      status: response.status,
      body: await read<Body>(response),
    }));
  const accept = async (email: string) =>
    (await post<Opened>('accept-disclaimer', { email, accepted: true })).body as unknown as Opened;
  const open = (email: string, session_id: string, prompt_id: unknown, on = running) =>
    post<TrackPromptAccessResponse>('track-access', { email, prompt_id, session_id }, on);
  async function openMany(email: string, session: string, from: number, to: number) {
    for (let id = from; id <= to; id += 1) await open(email, session, id);
  }
  const setting = (key: string, value: unknown) =>
    running.rows('insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = $2', [
      key,
      JSON.stringify(value),
    ]);
  afterEach(() => running.rows(`delete from setting`));

  describe('its list', () => {
    it('names 500 prompts in 12 sections to everybody, and gives none away (M-162, M-164, M-167, C-103)', async () => {
      const list = await read<PromptListResponse>(running.fetch('/api/prompts/get-prompts'));
      expect(list.all_categories).toHaveLength(12);
      expect(list.all_categories).toEqual(Object.keys(list.categories));
      const prompts = Object.values(list.categories).flat();
      expect(prompts.map(({ prompt_id }) => prompt_id)).toEqual(PROMPTS.map(({ prompt_id }) => prompt_id));
      expect(Object.keys(prompts[0]!).sort()).toEqual(
        ['category', 'prompt_id', 'prompt_text', 'subcategory', 'tags', 'title'].sort(),
      );
      for (const [index, { prompt_text: preview }] of prompts.entries()) {
        expect(preview.length).toBeLessThan(PROMPTS[index]!.prompt_text.length / 2);
      }
    });

    it.each([
      // M-168 to M-179: the first prompt of each section.
      [1, 'FOUNDATION & STRATEGY'],
      [51, 'CONTENT CREATION & MARKETING'],
      [101, 'PRODUCT & OFFER CREATION'],
      [121, 'BLOGGING & NICHE SITES'],
      [131, 'PODCASTING'],
      [141, 'COURSE CREATION & WEBINARS'],
      [161, 'LEAD GENERATION & PARTNERSHIPS'],
      [191, 'SELF-PUBLISHING'],
      [201, 'ADVANCED BUSINESS STRATEGIES'],
      [241, 'SPECIALIZED BUSINESS MODELS'],
      [301, 'ADVANCED CONTENT & MARKETING'],
      [401, 'FUTURE-PROOFING & CREATIVE STRATEGIES'],
    ])('begins a section with prompt %i: %s', async (id, section) => {
      const { categories } = await read<PromptListResponse>(running.fetch('/api/prompts/get-prompts'));
      expect(categories[section]![0]!.prompt_id).toBe(id);
    });

    it('stands under the word of the setting only (C-027)', async () => {
      const page = async (token: string) => (await running.fetch(`/api/prompts/page/${token}`)).status;
      expect(await page('500-super-prompts')).toBe(200);
      expect(await page('other-word')).toBe(404);
      await setting('prompts.public_token', 'other-word');
      expect([await page('other-word'), await page('500-super-prompts')]).toEqual([200, 404]);
      // A word that is another page is no word for this one.
      await setting('prompts.public_token', 'sessions');
      expect([await page('sessions'), await page('500-super-prompts')]).toEqual([404, 200]);
    });
  });

  describe('its search', () => {
    const find = async (q: string) =>
      (await read<PromptSearchResponse>(running.fetch(`/api/prompts/search?q=${encodeURIComponent(q)}`))).prompt_ids;

    it('finds parts of words in titles, tags, section titles and full texts, in that order (M-154)', async () => {
      const found = await find('  EMAIL mark ');
      const holds = (text: string) => text.toLowerCase().includes('email mark');
      const ranks = PROMPTS.map((prompt) => ({
        id: prompt.prompt_id,
        rank: [
          holds(prompt.title),
          prompt.tags.some(holds),
          holds(prompt.subcategory) || holds(prompt.category),
          holds(prompt.prompt_text),
        ].indexOf(true),
      }));
      const expected = ranks.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank || a.id - b.id);
      expect(found).toEqual(expected.map(({ id }) => id));
      expect(found).toContain(61);
    });

    it('finds what stands beyond the preview', async () => {
      const end = PROMPTS[129]!.prompt_text.slice(-40);
      expect(await find(end)).toEqual([130]);
    });

    it.each(['%', '_', "'; drop table prompt; --", '\\'])('takes %s as it is written', async (term) => {
      const literal = PROMPTS.filter((prompt) =>
        [prompt.title, prompt.prompt_text, prompt.category, prompt.subcategory, ...prompt.tags].some((text) =>
          text.toLowerCase().includes(term),
        ),
      );
      expect((await find(term)).sort((a, b) => a - b)).toEqual(literal.map(({ prompt_id }) => prompt_id));
    });

    it.each(['', '   ', 'x'.repeat(61)])('refuses the term "%s"', async (term) => {
      const response = await running.fetch(`/api/prompts/search?q=${encodeURIComponent(term)}`);
      expect([response.status, (await read(response)).code]).toEqual([400, 'validation_failed']);
    });
  });

  describe('its first step', () => {
    it('knows the address of a registrant in any case, and says so when it does not (M-142, M-146, M-149)', async () => {
      const email = await registrant();
      const { body } = await post('validate-email', { email: `  ${email.toUpperCase()} ` });
      expect(body).toEqual({ valid: true, message: 'Email found.' });
      expect((await post('validate-email', { email: 'nobody@example.com' })).body).toEqual({
        valid: false,
        message: 'Email not found. Please sign up for the summit first.',
      });
    });

    it('knows the address of a member, while the member has access (C-104)', async () => {
      const email = 'member-only@example.com';
      await running.rows(
        `insert into member (id, email, name, summit2_access, created_at) values (gen_random_uuid(), $1, 'Mem', true, now())`,
        [email],
      );
      expect((await post('validate-email', { email })).body).toMatchObject({ valid: true });
      await running.rows('update member set summit2_access = false where email = $1', [email]);
      expect((await post('validate-email', { email })).body).toMatchObject({ valid: false });
    });

    it.each([
      [{}, 'email_required'],
      [{ email: '' }, 'email_required'],
      [{ email: 'rea' }, 'email_invalid'],
    ])('refuses %o as %s', async (body, code) => {
      expect(await post('validate-email', body)).toMatchObject({ status: 400, body: { code } });
    });

    it('tells one client ten times an hour that an address is unknown, and not more often', async () => {
      const from = '198.19.7.7';
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) {
        const response = await running.fetch('/api/prompts/validate-email', {
          ...json({ email: `guess${n}@example.com` }),
          from,
        });
        statuses.push(response.status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    });
  });

  describe('its disclaimer', () => {
    it('opens a session that is kept as a hash only (M-147, M-153)', async () => {
      const email = await registrant();
      const { status, body } = await post<Opened>('accept-disclaimer', { email, accepted: true });
      expect(status).toBe(200);
      expect(body).toEqual({
        success: true,
        session_id: expect.stringMatching(/^[\w-]{22}$/) as string,
        prompts_viewed: 0,
        viewed_prompt_ids: [],
        daily_limit: 10,
        message: 'The prompts are open.',
      });
      const [stored] = await running.rows('select * from prompt_visit where email = $1', [email]);
      expect(JSON.stringify(stored)).not.toContain((body as unknown as Opened).session_id);
    });

    it.each([{ accepted: false }, {}, { accepted: 'yes' }])('must be accepted, not %o (M-144)', async (given) => {
      const email = await registrant();
      const { status, body } = await post('accept-disclaimer', { email, ...given });
      expect([status, body.code, body.detail]).toEqual([
        400,
        'disclaimer_required',
        'Please read and accept the disclaimer to continue',
      ]);
    });

    it('lets no unknown address pass', async () => {
      expect((await post('accept-disclaimer', { email: 'stranger@example.com', accepted: true })).body).toEqual({
        success: false,
        message: 'Email not found. Please sign up for the summit first.',
      });
    });
  });

  describe('its allowance', () => {
    it('gives ten full texts in 24 hours and refuses the eleventh (M-004, M-161, M-163, M-165, M-181)', async () => {
      const email = await registrant();
      const { session_id } = await accept(email);
      await openMany(email, session_id, 1, 9);
      expect((await open(email, session_id, 10)).body).toEqual({
        success: true,
        prompts_viewed: 10,
        limit_reached: true,
        prompt: PROMPTS[9],
        message: 'The prompt is open.',
      });
      expect(await open(email, session_id, 11)).toEqual({
        status: 200,
        body: {
          success: false,
          prompts_viewed: 10,
          limit_reached: true,
          message: "You've reached your daily limit of 10 prompts. Please check back in 24 hours to view more prompts.",
        },
      });
    });

    it('opens a counted one again for free, in a new session too, and says which they are (M-181)', async () => {
      const email = await registrant();
      await openMany(email, (await accept(email)).session_id, 21, 30);
      const again = await accept(email);
      expect(again).toMatchObject({ prompts_viewed: 10, viewed_prompt_ids: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30] });
      expect((await open(email, again.session_id, 25)).body).toMatchObject({ success: true, prompts_viewed: 10 });
      expect((await open(email, again.session_id, 31)).body).toMatchObject({ success: false, prompts_viewed: 10 });
    });

    it('rolls: each place is free again 24 hours after it was taken (C-104)', async () => {
      const email = await registrant();
      await openMany(email, (await accept(email)).session_id, 1, 5);
      running.clock.advance(12 * HOUR_MS);
      await openMany(email, (await accept(email)).session_id, 6, 10);
      running.clock.advance(12 * HOUR_MS - 1_000);
      const { session_id } = await accept(email);
      expect((await open(email, session_id, 11)).body).toMatchObject({ success: false });
      running.clock.advance(1_000);
      await openMany(email, session_id, 11, 15);
      expect((await open(email, session_id, 16)).body).toMatchObject({ success: false, prompts_viewed: 10 });
    });

    it('holds against parallel calls, of two tabs and two processes (reliability.md C10)', async () => {
      const email = await registrant();
      second.clock.advance(running.clock.now() - second.clock.now());
      const tabs = [(await accept(email)).session_id, (await accept(email)).session_id];
      await openMany(email, tabs[0]!, 1, 9);
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, n) => open(email, tabs[n % 2]!, 100 + n, n % 3 === 0 ? second : running)),
      );
      expect(answers.filter(({ body }) => 'prompt' in body)).toHaveLength(1);
      expect(answers.every(({ body }) => body.prompts_viewed === 10)).toBe(true);
      const [row] = await running.rows('select count(*)::int as n from prompt_access where email = $1', [email]);
      expect(row).toEqual({ n: 10 });
    });

    it('counts parallel opens of one prompt once', async () => {
      const email = await registrant();
      const { session_id } = await accept(email);
      const answers = await Promise.all(Array.from({ length: 20 }, () => open(email, session_id, 7)));
      expect(answers.map(({ body }) => body.prompts_viewed)).toEqual(Array<number>(20).fill(1));
    });

    it('are opened for the address of a VIP only by that member, once the account has a password (M-153)', async () => {
      const [member, other] = [await signInMember(running), await signInMember(running)];
      const enter = (headers = {}) =>
        read<AcceptDisclaimerResponse>(
          running.fetch('/api/prompts/accept-disclaimer', json({ email: member.email, accepted: true }, headers)),
        );
      for (const headers of [{}, other.headers])
        expect(await enter(headers)).toEqual({
          success: false,
          sign_in_required: true,
          message: 'This email belongs to a VIP account. Sign in to the VIP member area to read your prompts.',
        });
      expect(await enter(member.headers)).toMatchObject({ success: true, prompts_viewed: 0 });
      await running.rows('update member set password_hash = null where id = $1', [member.id]);
      expect(await enter()).toMatchObject({ success: true });
    });

    it('follows the settings, for registrants and for members (C-104)', async () => {
      const email = await registrant();
      await setting('prompts.daily_limit', 2);
      const { session_id, daily_limit } = await accept(email);
      expect(daily_limit).toBe(2);
      await openMany(email, session_id, 1, 2);
      expect((await open(email, session_id, 3)).body).toMatchObject({
        success: false,
        message: "You've reached your daily limit of 2 prompts. Please check back in 24 hours to view more prompts.",
      });
      await setting('prompts.daily_limit_vip', 3);
      await running.rows(
        `insert into member (id, email, name, summit2_access, created_at) values (gen_random_uuid(), $1, 'Mem', true, now())`,
        [email],
      );
      expect((await open(email, session_id, 3)).body).toMatchObject({ success: true, limit_reached: true });
    });

    it.each([
      ['none', () => ''],
      ['an invented session', () => 'A'.repeat(22)],
      ['a foreign session', async () => (await accept(await registrant())).session_id],
    ])('refuses %s (M-153)', async (_case, session) => {
      const email = await registrant();
      expect(await open(email, await session(), 1)).toMatchObject({
        status: 403,
        body: { code: 'prompt_session_invalid' },
      });
    });

    it('ends a session after a day, and with the registration', async () => {
      const email = await registrant();
      const { session_id } = await accept(email);
      running.clock.advance(24 * HOUR_MS);
      expect((await open(email, session_id, 1)).body.code).toBe('prompt_session_invalid');
      const fresh = await accept(email);
      await running.rows('update signup set email = $2 where email = $1', [email, `gone-${email}`]);
      expect((await open(email, fresh.session_id, 1)).body.code).toBe('prompt_session_invalid');
    });

    it.each([0, 501, -1, 1.5, '1', null, 1e9])('knows no prompt %p', async (id) => {
      const email = await registrant();
      const { session_id } = await accept(email);
      const { status, body } = await open(email, session_id, id);
      expect([status, body.code]).toEqual([404, 'prompt_unknown']);
    });

    it('gives a script that asks for all 500 the ten of one reader', async () => {
      const email = await registrant();
      const { session_id } = await accept(email);
      let texts = 0;
      for (let id = 1; id <= 500; id += 10) texts += 'prompt' in (await open(email, session_id, id)).body ? 1 : 0;
      expect(texts).toBe(10);
    });
  });
});
