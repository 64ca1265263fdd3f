import { LANDING } from '@summit/content/landing';
import {
  LANDING_LIMITS,
  type AdminLandingPageResponse,
  type LandingPageContent,
  type LandingPageHistoryResponse,
  type LandingPageResponse,
  type SaveLandingDraftResponse,
  type SaveLandingPageResponse,
  type StoredLandingPage,
} from '@summit/contracts';
import { fingerprint } from '@summit/rules';
import { DataSource } from 'typeorm';
import { importLandingPage } from '../../src/modules/cms/import-landing-page.js';
import { signInAdmin } from '../harness/admin.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const PATH = '/api/admin/landing-page';
const SPEAKER = LANDING.speakers[0]!;

describe('the landing page in the back office', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  let colleague: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
    colleague = await signInAdmin(running, 'colleague@summit.test');
  });
  afterAll(() => running.stop());

  const send = (method: string, path: string, body?: unknown, headers = admin) =>
    running.fetch(path, body === undefined ? { method, headers } : { ...json(body, headers), method });
  const page = () => read<AdminLandingPageResponse>(send('GET', PATH));
  const stored = async (): Promise<StoredLandingPage> => (await page()).content!;
  const save = (body: object, headers = admin) => send('PUT', PATH, body, headers);
  const published = () => read<LandingPageResponse>(running.fetch('/api/landing-page'));
  const versions = async () => (await read<LandingPageHistoryResponse>(send('GET', `${PATH}/history`))).versions;
  const outcome = async (response: Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const titled = (title: string, content: LandingPageContent = LANDING): LandingPageContent => ({
    ...content,
    hero: { ...content.hero, title },
  });
  const preview = (url: string) =>
    running.fetch(`/api/landing-page/preview?token=${encodeURIComponent(new URL(url).hash.slice(1))}`);

  it('has no content, and nothing to save over, before the import (A-184)', async () => {
    expect(await page()).toEqual({ success: true, content: null, draft: null });
    expect(await outcome(save(LANDING))).toEqual([404, 'not_found']);
    expect(await outcome(send('PUT', `${PATH}/draft`, LANDING))).toEqual([404, 'not_found']);
  });

  describe('after the import', () => {
    beforeAll(async () => void (await importLandingPage(running.app.get(DataSource))));

    it('answers the whole block, with who saved it and when (A-185, A-186)', async () => {
      const { updated_at, updated_by, ...content } = await stored();
      expect(content).toEqual(LANDING);
      expect(updated_by).toBeNull();
      expect(new Date(updated_at).toISOString()).toBe(updated_at);
    });

    it('saves the whole object, which is then the public page (A-187, A-188, A-190)', async () => {
      const before = await stored();
      const speakers = LANDING.speakers.slice(1);
      const answer = await read<SaveLandingPageResponse>(
        save({
          ...titled('Saved headline', { ...LANDING, speakers }),
          updated_at: before.updated_at,
          updated_by: null,
        }),
      );
      expect(answer).toMatchObject({ success: true, message: 'Landing page content saved successfully' });
      expect(answer.content).toMatchObject({ hero: { title: 'Saved headline' }, updated_by: 'office@summit.test' });
      expect(await stored()).toEqual(answer.content);
      // Kept as everywhere: an id, whose address may change.
      expect(
        await running.rows(
          'select p.updated_by = a.id::text as by_id from landing_page p, admin_account a where a.email = $1',
          ['office@summit.test'],
        ),
      ).toEqual([{ by_id: true }]);
      const seen = await published();
      expect(seen.content).toEqual(titled('Saved headline', { ...LANDING, speakers }));
      // Pages compare this with what they were built with.
      expect(seen.version).toBe(fingerprint(seen.content));
    });

    it('notes in the audit log which texts changed, and to what (A-005)', async () => {
      const before = await stored();
      await save(titled('Noted headline', before));
      const [entry] = await running.rows('select details from audit_entry where status = 200 order by id desc limit 1');
      expect(JSON.stringify(entry)).toContain('"after":{"Hero title":"Noted headline"}');
      expect(JSON.stringify(entry)).toContain(`"before":{"Hero title":"${before.hero.title}"}`);
    });

    it('refuses to overwrite what somebody else saved meanwhile (A-190)', async () => {
      const mine = await stored();
      const theirs = await read<SaveLandingPageResponse>(save(titled('Their headline', mine), colleague));
      expect(theirs.content.updated_by).toBe('colleague@summit.test');
      const late = { ...titled('My headline'), updated_at: mine.updated_at };
      expect(await outcome(save(late))).toEqual([409, 'edit_conflict']);
      expect((await stored()).hero.title).toBe('Their headline');
      expect(await outcome(save({ ...late, updated_at: theirs.content.updated_at }))).toEqual([200, 'ok']);
    });

    it('lets one of two who save at the same moment win (A-190)', async () => {
      const { updated_at } = await stored();
      const answers = await Promise.all(
        [1, 2, 3, 4].map((nth) => outcome(save({ ...titled(`At once ${nth}`), updated_at }))),
      );
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(answers.filter(([, code]) => code === 'edit_conflict')).toHaveLength(3);
    });

    it.each([
      ['no headline', titled(' ')],
      ['no hero', { ...LANDING, hero: undefined }],
      ['a speaker without a name', { ...LANDING, speakers: [{ ...SPEAKER, name: '' }] }],
      ['one speaker twice', { ...LANDING, speakers: [SPEAKER, SPEAKER] }],
      ['a speaker who is none', { ...LANDING, speakers: [null] }],
      ['a picture behind javascript:', { ...LANDING, host: { ...LANDING.host, image: 'javascript:alert(1)' } }],
      ['a stat without a label', { ...LANDING, stats: [{ value: '25+', label: '' }] }],
      ['an empty quote', { ...LANDING, testimonials: [{ quote: '', author: 'Cy' }] }],
      ['too long a headline', titled('x'.repeat(LANDING_LIMITS.line + 1))],
      ['too many figures', { ...LANDING, stats: Array(LANDING_LIMITS.stats + 1).fill(LANDING.stats[0]) }],
      ['no lists', { ...LANDING, speakers: 'all', stats: {}, testimonials: 1 }],
    ])('refuses %s (A-185, A-188)', async (_what, body) => {
      const response = await save(body);
      expect(response.status).toBe(400);
      expect(await read(response)).toMatchObject({
        detail: 'Error saving landing page content',
        code: 'landing_content_invalid',
      });
    });

    it('refuses what no field is for', async () => {
      expect(await outcome(save({ ...LANDING, script: 'alert(1)' }))).toEqual([400, 'unknown_field']);
      expect(await outcome(save({ ...LANDING, hero: { ...LANDING.hero, html: '' } }))).toEqual([400, 'unknown_field']);
    });

    it('keeps every state that was published, from the import on, and brings one back (A-190)', async () => {
      const all = await versions();
      expect(all.length).toBeGreaterThan(3);
      expect(all[0]).toMatchObject({ current: true, saved_by: 'office@summit.test', restored_from: null });
      const first = all.at(-1)!;
      expect(first).toMatchObject({ current: false, saved_by: null, content: LANDING });
      const restore = (id: number, updated_at: string) => send('POST', `${PATH}/history/${id}/restore`, { updated_at });
      const { updated_at } = await stored();
      expect(await outcome(restore(first.id, '2020-01-01T00:00:00.000Z'))).toEqual([409, 'edit_conflict']);
      expect(await outcome(restore(999_999, updated_at))).toEqual([404, 'not_found']);
      const answer = await read<SaveLandingPageResponse>(restore(first.id, updated_at));
      expect(answer.message).toBe('The earlier version is published again.');
      expect((await published()).content).toEqual(LANDING);
      expect((await versions())[0]).toMatchObject({ restored_from: first.id, content: LANDING, current: true });
    });

    it('adds nothing to the history when nothing has changed', async () => {
      const before = await versions();
      expect(await outcome(save(await stored()))).toEqual([200, 'ok']);
      expect(await versions()).toEqual(before);
    });

    it('keeps a draft for its administrator alone, until it is published or discarded (A-182)', async () => {
      const before = await published();
      const draft = titled('Draft headline');
      const kept = await read<SaveLandingDraftResponse>(send('PUT', `${PATH}/draft`, draft));
      expect(kept.draft.content).toEqual(draft);
      expect((await page()).draft).toEqual(kept.draft);
      expect((await read<AdminLandingPageResponse>(send('GET', PATH, undefined, colleague))).draft).toBeNull();
      expect((await published()).content).toEqual(before.content);
      await send('DELETE', `${PATH}/draft`);
      expect((await page()).draft).toBeNull();

      await send('PUT', `${PATH}/draft`, draft);
      await save(draft);
      expect((await page()).draft).toBeNull();
    });

    it('shows the draft behind a signed link that ends after 30 minutes (A-182)', async () => {
      const { preview_url } = await read<SaveLandingDraftResponse>(
        send('PUT', `${PATH}/draft`, titled('Previewed headline')),
      );
      expect(preview_url).toMatch(/^http:\/\/funnel\.test\/landing-preview#[\w.-]+$/);
      const seen = await preview(preview_url);
      expect(seen.headers.get('cache-control')).toBe('no-store');
      expect(await read<LandingPageResponse>(seen)).toMatchObject({
        phase: (await published()).phase,
        content: { hero: { title: 'Previewed headline' } },
      });
      expect(await outcome(preview(preview_url.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))))).toEqual([
        404,
        'not_found',
      ]);
      expect(await outcome(preview(`${preview_url}.1`))).toEqual([404, 'not_found']);
      running.clock.advance(30 * 60_000);
      expect(await outcome(preview(preview_url))).toEqual([404, 'not_found']);
    });
  });
});
