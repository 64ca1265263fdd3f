import {
  ALL_SPEAKER_GIFTS,
  FAQ_BY_CATEGORY,
  LEGAL_PAGES,
  PRICING_ITEMS,
  PROMPT_SECTIONS,
  PROMPTS,
  SAMPLE_VIMEO_VIDEO_ID,
  SESSIONS,
  SPEAKERS,
} from '@summit/content';
import { MAIL_TEMPLATES } from '@summit/content/messages';
import { bumpsOnCard, formatUsd, PRICE_BOOK, shownBumps } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { importContent } from '../../src/cli/import-content.js';
import { ENTITIES } from '../../src/entities.js';
import { importFaqs } from '../../src/modules/cms/import-faqs.js';
import { importLegalPages } from '../../src/modules/cms/import-legal-pages.js';
import { importPrompts } from '../../src/modules/prompts/import-prompts.js';
import { importCaptions } from '../../src/modules/sessions/import-captions.js';
import { importSessions } from '../../src/modules/sessions/import-sessions.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const ADMIN = 'admin@summit.test';
const UNCHANGED = { added: [], updated: [], withdrawn: [] };

const HERE = import.meta.dirname ?? __dirname;

/** `npm run check:content` for what a database holds. */
const checkContent = (url: string) =>
  spawnSync(process.execPath, [path.resolve(HERE, '../../../tools/checks/content.mjs')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    encoding: 'utf8',
  });

describe('the content import', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  const rows = <Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    dataSource.query(sql, values);
  const connect = () => new DataSource(dataSourceOptions({ url: database.url, poolSize: 4 }, ENTITIES)).initialize();

  beforeEach(async () => {
    database = await createTestDatabase();
    dataSource = await connect();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** Every row that the import is about, as it stands. */
  const everything = () =>
    rows(
      `select 'summit' as kind, to_jsonb(t) from summit t union all select 'day', to_jsonb(t) from summit_day t
       union all select 'session', to_jsonb(t) from summit_session t union all select 'prompt', to_jsonb(t) from prompt t
       union all select 'legal', to_jsonb(t) from legal_page t union all select 'mail', to_jsonb(t) from email_template t
       union all select 'faq', to_jsonb(t) from faq t union all select 'price', to_jsonb(t) from pricing_item t
       union all select 'gift', to_jsonb(t) from speaker_gift t
       union all select 'captions', to_jsonb(t) from session_captions t order by 1, 2`,
    );

  //
  it('brings every kind into an empty database, and changes nothing the second time', async () => {
    const first = await importContent(dataSource);
    expect(first.map(({ what, added, updated, withdrawn }) => [what, added.length, updated, withdrawn])).toEqual([
      ['summits', 2, [], []],
      ['summit days', 5, [], []],
      ['sessions', SESSIONS.length, [], []],
      ['captions', SPEAKERS.length, [], []],
      ['prompts', 500, [], []],
      ['legal pages', 8, [], []],
      ['email templates', Object.keys(MAIL_TEMPLATES).length, [], []],
      ['questions', Object.values(FAQ_BY_CATEGORY).flat().length, [], []],
      ['pricing items', PRICING_ITEMS.length + shownBumps().length, [], []],
      ['speaker gifts', ALL_SPEAKER_GIFTS.length, [], []],
    ]);
    const stored = await everything();
    for (const result of await importContent(dataSource)) expect(result).toMatchObject(UNCHANGED);
    expect(await everything()).toEqual(stored);
  });

  it('is done once where two processes import at the same moment', async () => {
    const other = await connect();
    const results = await Promise.all([importContent(dataSource), importContent(other)]);
    await other.destroy();
    for (const [index, { added }] of results[0].entries()) {
      const both = [...added, ...(results[1][index]?.added ?? [])];
      expect(new Set(both).size).toBe(both.length);
    }
    expect(results.flat().reduce((sum, { added }) => sum + added.length, 0)).toBe((await everything()).length);
  });

  // D-28
  it('leaves uploaded captions alone, brings no deleted ones back, and none to a film that is not the sample', async () => {
    await importContent(dataSource);
    const [own, gone] = await rows<{ session_id: string }>(
      'select session_id from session_captions order by 1 limit 2',
    );
    await rows(`update session_captions set updated_by = $2, transcript = 'Own words' where session_id = $1`, [
      own!.session_id,
      ADMIN,
    ]);
    await rows('delete from session_captions where session_id = $1', [gone!.session_id]);
    expect((await importCaptions(dataSource)).updated).toEqual([]);
    expect(await rows('select from session_captions where session_id = $1', [gone!.session_id])).toEqual([]);
    expect(await rows('select transcript from session_captions where session_id = $1', [own!.session_id])).toEqual([
      { transcript: 'Own words' },
    ]);
    await rows(`update session_captions set cues = '[]'`);
    await rows(`update summit_session set vimeo_video_id = '1'`);
    expect((await importCaptions(dataSource)).updated).toEqual([]);
    await rows(`update summit_session set vimeo_video_id = $1`, [SAMPLE_VIMEO_VIDEO_ID]);
    expect((await importCaptions(dataSource)).updated).toHaveLength(SPEAKERS.length - 2);
  });

  it('stores 500 prompts with the exact categories of the documents', async () => {
    await importPrompts(dataSource);
    const categories = await rows(
      'select category, count(*)::int as count from prompt group by 1 order by min(prompt_id)',
    );
    expect(categories).toEqual(
      PROMPT_SECTIONS.map(({ title, from, to }) => ({ category: title, count: to - from + 1 })),
    );
    const stored = await rows(
      'select prompt_id, title, prompt_text, category, subcategory, tags from prompt order by prompt_id',
    );
    expect(stored).toEqual(PROMPTS);
  });

  it('keeps placeholders as they are, so that a price change needs no import', async () => {
    await importContent(dataSource);
    const [faq] = await rows<{ answer: string }>(
      `select answer from faq where faq_id = 'vip-what-happens-when-the-timer-reaches-zero'`,
    );
    expect(faq?.answer).toContain('{vip.early}');
    const [mail] = await rows<{ body: string; variables: string[] }>(
      `select body, variables from email_template where template_id = 'welcome'`,
    );
    expect(mail?.body).toContain('{{bonus_1_url}}');
    expect(mail?.variables).toContain('bonus_1_url');
  });

  it('gives pricing items the prices of the price book (C-018), and puts the add-ons behind their product', async () => {
    const { vip } = PRICE_BOOK;
    await importContent(dataSource);
    const addOnsOf = (product: Product) =>
      bumpsOnCard(product).map(({ key, cents }) => ({
        item_id: key.replaceAll('_', '-'),
        item_type: 'pricing_plan',
        price_cents: cents,
        original_price_cents: null,
      }));
    expect(
      await rows(
        'select item_id, item_type, price_cents, original_price_cents from pricing_item order by display_order',
      ),
    ).toEqual([
      { item_id: 'vip', item_type: 'pricing_plan', price_cents: vip.regular, original_price_cents: vip.reference },
      ...addOnsOf('vip'),
      { item_id: 'implementation', item_type: 'pricing_plan', price_cents: 19_700, original_price_cents: null },
      ...addOnsOf('implementation'),
      { item_id: 'dfy', item_type: 'pricing_plan', price_cents: 499_700, original_price_cents: null },
      { item_id: 'coaching-session', item_type: 'pricing_plan', price_cents: 10_000, original_price_cents: null },
      {
        item_id: 'vip-offer',
        item_type: 'discount_offer',
        price_cents: vip.early,
        original_price_cents: vip.reference,
      },
      {
        item_id: 'implementation-offer',
        item_type: 'discount_offer',
        price_cents: 9_700,
        original_price_cents: 19_700,
      },
      { item_id: 'dfy-offer', item_type: 'discount_offer', price_cents: 249_700, original_price_cents: 499_700 },
    ]);
  });

  it('dates a policy page by its text, and each of them is published and active', async () => {
    await importLegalPages(dataSource);
    const pages = await rows<{ page_id: string; updated_at: Date; status: string; active: boolean }>(
      'select page_id, updated_at, status, active from legal_page order by page_id',
    );
    const expected = LEGAL_PAGES.map(({ pageId, updated }) => ({
      page_id: pageId,
      updated_at: new Date(`${updated}T00:00:00Z`),
      status: 'published',
      active: true,
    })).sort((a, b) => (a.page_id < b.page_id ? -1 : 1));
    expect(pages).toEqual(expected);
  });

  describe('where the bundle has changed', () => {
    const changed = PROMPTS.map((prompt) =>
      prompt.prompt_id <= 2 ? { ...prompt, title: `New ${prompt.prompt_id}` } : prompt,
    );

    it('updates rows that nobody has edited, and their date', async () => {
      await importPrompts(dataSource);
      await rows(`update prompt set updated_at = '2025-01-01'`);
      expect(await importPrompts(dataSource, changed)).toEqual({ ...UNCHANGED, updated: ['1', '2'] });
      expect(await rows('select prompt_id, title from prompt where prompt_id < 3 order by 1')).toEqual([
        { prompt_id: 1, title: 'New 1' },
        { prompt_id: 2, title: 'New 2' },
      ]);
      expect(await rows(`select count(*)::int as count from prompt where updated_at > '2025-01-01'`)).toEqual([
        { count: 2 },
      ]);
    });

    it('never touches a row that an administrator has saved', async () => {
      await importPrompts(dataSource);
      await rows(`update prompt set title = 'Mine', updated_by = $1 where prompt_id = 1`, [ADMIN]);
      expect(await importPrompts(dataSource, changed)).toEqual({ ...UNCHANGED, updated: ['2'] });
      expect(await rows('select title, updated_by from prompt where prompt_id = 1')).toEqual([
        { title: 'Mine', updated_by: ADMIN },
      ]);
    });

    it('does not bring back what an administrator has deleted', async () => {
      await importPrompts(dataSource);
      await rows('delete from prompt where prompt_id = 1');
      expect(await importPrompts(dataSource, changed)).toEqual({ ...UNCHANGED, updated: ['2'] });
      expect(await rows('select prompt_id from prompt where prompt_id = 1')).toEqual([]);
    });

    it('withdraws questions that nobody has edited, keeps edited ones, and can bring a question again', async () => {
      await importFaqs(dataSource);
      const [kept, dropped, ...others] = FAQ_BY_CATEGORY.vip;
      await rows(`update faq set answer = 'Mine', updated_by = $1 where question = $2`, [ADMIN, kept!.question]);
      const fewer = { ...FAQ_BY_CATEGORY, vip: others };
      const { withdrawn, added } = await importFaqs(dataSource, fewer);
      expect([withdrawn, added]).toEqual([['vip-what-does-lifetime-access-mean'], []]);
      expect(await rows('select answer from faq where question = $1', [kept!.question])).toEqual([{ answer: 'Mine' }]);
      expect((await importFaqs(dataSource, { ...fewer, vip: [...others, dropped!] })).added).toEqual(withdrawn);
    });

    it('leaves what an administrator has created alone', async () => {
      await importFaqs(dataSource);
      await rows(
        `insert into faq (faq_id, question, answer, display_order, updated_by) values ('own', 'Own?', 'Yes.', 99, $1)`,
        [ADMIN],
      );
      expect(await importFaqs(dataSource)).toEqual(UNCHANGED);
      expect(await rows(`select answer from faq where faq_id = 'own'`)).toEqual([{ answer: 'Yes.' }]);
    });
  });

  it('changes nothing at all when one item of a kind cannot be stored', async () => {
    await importPrompts(dataSource);
    const broken = PROMPTS.map((prompt) => ({
      ...prompt,
      title: 'New',
      prompt_id: prompt.prompt_id === 500 ? 501 : prompt.prompt_id,
    }));
    await expect(importPrompts(dataSource, broken)).rejects.toThrow('prompt_id_range');
    expect(await rows(`select count(*)::int as count from prompt where title = 'New'`)).toEqual([{ count: 0 }]);
  });

  it('leaves content that the check of the CMS agrees with, until somebody types another price (C-001, C-018)', async () => {
    await importContent(dataSource);
    expect(checkContent(database.url)).toMatchObject({ status: 0 });
    await rows(`update pricing_item set price_cents = 3500, updated_by = $1 where item_id = 'vip'`, [ADMIN]);
    const wrong = formatUsd(PRICE_BOOK.vip.regular + 150);
    await rows(`update faq set answer = $1, updated_by = $2 where faq_id = 'vip-when-do-i-get-access'`, [
      `VIP is ${wrong}.`,
      ADMIN,
    ]);
    const { status, stdout } = checkContent(database.url);
    expect(status).toBe(1);
    const said = stdout.replace(/\s+/g, ' ');
    expect(said).toContain(`pricing item vip: price the price book says ${formatUsd(PRICE_BOOK.vip.regular)}`);
    expect(said).toContain(`question vip-when-do-i-get-access: answer "${wrong}" is no figure`);
  });

  describe('sessions', () => {
    const tokens = async () =>
      Object.fromEntries(
        (
          await rows<{ key: string; token: string }>(
            'select import_key as key, public_token as token from summit_session',
          )
        ).map(({ key, token }) => [key, token]),
      );

    it('carry speaker, gift, window and an unguessable token each', async () => {
      await importContent(dataSource);
      const [session] = await rows<Record<string, unknown>>(
        `select * from summit_session where summit_key = 'passive_income_summit_2024' and day = 2 and session_number = 1`,
      );
      const bundled = SESSIONS.find(
        ({ summitKey, day, number }) => summitKey === 'passive_income_summit_2024' && day === 2 && number === 1,
      )!;
      const speaker = SPEAKERS.find(({ slug }) => slug === bundled.speakerSlug)!;
      expect(session).toMatchObject({
        topic: bundled.topic,
        speaker_name: speaker.name,
        speaker_bio: speaker.bio,
        speaker_social_links: speaker.socialLinks,
        gift_url: bundled.gift?.url ?? null,
        vimeo_video_id: bundled.vimeoVideoId,
        video_host: 'vimeo',
        video_hash: null,
        total_views: 0,
        public_access_start: new Date('2025-10-28T07:00:00Z'),
        public_access_end: new Date('2025-10-30T07:00:00Z'),
      });
      const all = Object.values(await tokens());
      expect(new Set(all).size).toBe(SESSIONS.length);
      for (const token of all) expect(token).toMatch(/^[\w-]{22}$/);
    });

    it('keep token, id and views when their texts change or the order of a day does', async () => {
      await importContent(dataSource);
      await rows('update summit_session set total_views = 7');
      const before = await tokens();
      const [first, second, ...rest] = SESSIONS;
      const changed = [{ ...second!, number: 1 }, { ...first!, number: 2, topic: 'Another title' }, ...rest];
      const { added, updated } = await importSessions(dataSource, changed);
      expect([added, updated.length]).toEqual([[], 2]);
      expect(await tokens()).toEqual(before);
      expect(await rows('select distinct total_views from summit_session')).toEqual([{ total_views: 7 }]);
      expect(await rows(`select session_number from summit_session where topic = 'Another title'`)).toEqual([
        { session_number: 2 },
      ]);
    });

    it('belong to the editions by all their names (C-039)', async () => {
      await importContent(dataSource);
      expect(
        await rows('select key, slug, number, first_day::text, last_day::text from summit order by number'),
      ).toEqual([
        {
          key: 'business_growth_summit_2024',
          slug: 'business-growth-scale',
          number: 1,
          first_day: '2024-07-15',
          last_day: '2024-07-19',
        },
        {
          key: 'passive_income_summit_2024',
          slug: 'passive-income',
          number: 2,
          first_day: '2025-10-27',
          last_day: '2025-10-31',
        },
      ]);
      const counts = await rows<{ count: number }>(
        'select count(*)::int as count from summit_session group by summit_key order by summit_key',
      );
      expect(counts.map(({ count }) => count)).toEqual([31, 36]);
    });
  });
});

describe('the prepare command', () => {
  const PREPARE = path.resolve(HERE, '../../dist/cli/prepare.js');

  it('names what is wrong with its environment, without a stack', () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: 'mysql://nowhere' };
    const { status, stderr } = spawnSync(process.execPath, [PREPARE], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toBe('The environment is not valid:\n  - DATABASE_URL must be a postgres:// address\n');
  });
});
