import { LANDING_FAQ } from '@summit/content';
import type { FaqsResponse, LandingPageResponse, LandingPageStateResponse } from '@summit/contracts';
import { LANDING } from '@summit/content/landing';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { fingerprint } from '@summit/rules';
import { DataSource } from 'typeorm';
import { importFaqs } from '../../src/modules/cms/import-faqs.js';
import { importLandingPage } from '../../src/modules/cms/import-landing-page.js';
import { eventually, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('the landing page block', () => {
  let running: RunningApp;
  let dataSource: DataSource;
  beforeAll(async () => {
    running = await startApp();
    dataSource = running.app.get(DataSource);
  });
  afterAll(() => running.stop());

  const state = () => read<LandingPageStateResponse>(running.fetch('/api/landing-page/state'));

  it('answers 404 before anything is imported', async () => {
    expect((await running.fetch('/api/landing-page')).status).toBe(404);
  });

  //
  it('serves the bundled content after the import, with its version', async () => {
    expect(await importLandingPage(dataSource)).toEqual(['imported']);
    expect(await importLandingPage(dataSource)).toEqual([]);
    const page = await read<LandingPageResponse>(running.fetch('/api/landing-page'));
    expect(page.content).toEqual(LANDING);
    expect(page.version).toBe(fingerprint(LANDING));
    expect(page.content.speakers).toHaveLength(31);
  });

  it('says version, phase and time without the content', async () => {
    const answer = await state();
    expect(answer).toEqual({
      success: true,
      version: fingerprint(LANDING),
      phase: 'concluded',
      headline_experiment: false,
      proof_page: false,
      server_time: '2025-11-20T18:00:00.000Z',
    });
  });

  it('takes the phase from the clock', async () => {
    running.clock.set('2025-10-27T14:59:59Z');
    expect((await state()).phase).toBe('upcoming');
    running.clock.set('2025-10-27T15:00:00Z');
    expect((await state()).phase).toBe('live');
    running.clock.set('2025-11-02T07:00:00Z');
    expect((await state()).phase).toBe('concluded');
  });

  it('lets the operator set the phase while it runs', async () => {
    await running.rows(`insert into setting (key, value) values ('summit.phase', '"live"')`);
    await eventually(async () => (await state()).phase === 'live');
  });

  // A-203, F-057
  it('brings the published questions where they are not those of the page, under another version', async () => {
    await importFaqs(dataSource);
    await eventually(async () => (await read<FaqsResponse>(running.fetch('/api/faqs'))).faqs.length > 0);
    expect((await state()).version).toBe(fingerprint(LANDING));
    await running.rows(
      `update faq set answer = 'VIP is {vip.early}.' where category = 'general' and display_order = 1`,
    );
    const version = await eventually(async () => {
      const now = (await state()).version;
      return now !== fingerprint(LANDING) && now;
    });
    const page = await read<LandingPageResponse>(running.fetch('/api/landing-page'));
    expect(page.version).toBe(version);
    expect(page.content.faqs).toHaveLength(LANDING_FAQ.length);
    const answer = `VIP is ${formatUsd(PRICE_BOOK.vip.early)}.`;
    expect(page.content.faqs?.[0]).toEqual({ question: LANDING_FAQ[0]!.question, answer });
    await running.rows(`update faq set status = 'draft' where category = 'general'`);
    await eventually(async () => (await state()).version === fingerprint(LANDING));
  });

  it('never overwrites what an administrator has saved', async () => {
    await running.rows(
      `update landing_page set updated_by = 'admin@summit.test', version = 'edited' where key = 'landing'`,
    );
    expect(await importLandingPage(dataSource)).toEqual([]);
    expect(await running.rows('select version from landing_page')).toEqual([{ version: 'edited' }]);
  });
});
