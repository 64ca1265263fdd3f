import type { DataSource } from 'typeorm';
import { importAffiliates } from '../modules/affiliates/import-affiliates.js';
import { importLandingPage } from '../modules/cms/import-landing-page.js';
import { importContent } from './import-content.js';

/** Everything that an installation begins with. Answers kind by kind what was done; nothing on one that is ready. */
export async function prepareContent(dataSource: DataSource): Promise<{ what: string; done: string[] }[]> {
  const landingPage = await importLandingPage(dataSource);
  const kinds = (await importContent(dataSource)).map(({ what, added, updated, withdrawn }) => ({
    what,
    done: [...counted(added, 'new'), ...counted(updated, 'updated'), ...counted(withdrawn, 'withdrawn')],
  }));
  const affiliates = counted(await importAffiliates(dataSource), 'new');
  return [{ what: 'landing page', done: landingPage }, ...kinds, { what: 'affiliates', done: affiliates }];
}

export const counted = (items: readonly unknown[], what: string): string[] =>
  items.length === 0 ? [] : [`${items.length} ${what}`];
