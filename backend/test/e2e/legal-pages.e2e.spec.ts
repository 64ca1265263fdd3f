import { LEGAL_PAGES } from '@summit/content/legal';
import type { ErrorBody, LegalPageResponse } from '@summit/contracts';
import { DataSource } from 'typeorm';
import { importLegalPages } from '../../src/modules/cms/import-legal-pages.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';

describe('the published policy pages (C-028)', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    await running.rows('delete from imported_item');
    await running.rows('delete from legal_page');
    await importLegalPages(running.app.get(DataSource));
  });

  const ask = (name: string) => running.fetch(`/api/legal-pages/${name}`);

  it.each(LEGAL_PAGES.map((page) => [page.pageId, page] as const))('serves %s after the import', async (id, page) => {
    expect(await read<LegalPageResponse>(ask(id))).toEqual({
      success: true,
      page: {
        page_id: id,
        title: page.title,
        slug: page.slug,
        content: page.content,
        meta_description: page.metaDescription,
        updated_at: `${page.updated}T00:00:00.000Z`,
      },
    });
  });

  it('serves what an administrator saved, by the id and by the slug', async () => {
    await running.rows(
      `update legal_page set slug = 'terms', title = 'Terms', content = 'New.', updated_at = '2025-12-01T09:30:00Z'
       where page_id = 'terms-of-service'`,
    );
    for (const name of ['terms-of-service', 'terms']) {
      expect((await read<LegalPageResponse>(ask(name))).page).toMatchObject({
        page_id: 'terms-of-service',
        title: 'Terms',
        content: 'New.',
        updated_at: '2025-12-01T09:30:00.000Z',
      });
    }
  });

  it('prefers the page with the id where another page has it as its slug', async () => {
    await running.rows(`update legal_page set slug = 'privacy' where page_id = 'privacy-policy'`);
    await running.rows(`update legal_page set slug = 'privacy-policy' where page_id = 'disclaimer'`);
    expect((await read<LegalPageResponse>(ask('privacy-policy'))).page.page_id).toBe('privacy-policy');
  });

  it.each([`status = 'draft'`, 'active = false'])('answers 404 where %s (A-203)', async (change) => {
    await running.rows(`update legal_page set ${change} where page_id = 'refund-policy'`);
    expect((await ask('refund-policy')).status).toBe(404);
  });

  it.each(['nowhere', 'Terms-Of-Service', '%00', `${'x'.repeat(500)}`, "'%20or%201=1--"])(
    'answers 404 for %s',
    async (name) => {
      const response = await ask(name);
      expect(response.status).toBe(404);
      expect(((await response.json()) as ErrorBody).code).toBe('not_found');
    },
  );

  it('lets browsers ask again each time, so that an edit shows at once', async () => {
    expect((await ask('disclaimer')).headers.get('cache-control')).toBe('no-cache');
  });
});
