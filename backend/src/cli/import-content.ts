import type { DataSource } from 'typeorm';
import { importEmailTemplates } from '../modules/cms/import-email-templates.js';
import { importFaqs } from '../modules/cms/import-faqs.js';
import { importLegalPages } from '../modules/cms/import-legal-pages.js';
import { importPricingItems } from '../modules/cms/import-pricing-items.js';
import { importSpeakerGifts } from '../modules/cms/import-speaker-gifts.js';
import { importPrompts } from '../modules/prompts/import-prompts.js';
import { importCaptions } from '../modules/sessions/import-captions.js';
import { importSessions } from '../modules/sessions/import-sessions.js';
import { importSummitDays, importSummits } from '../modules/sessions/import-summits.js';
import type { ImportResult } from '../platform/content-import/import-items.js';

/** The bundled content by kind, in an order in which nothing points to what is not there yet. */
const KINDS: readonly { what: string; run: (dataSource: DataSource) => Promise<ImportResult> }[] = [
  { what: 'summits', run: importSummits },
  { what: 'summit days', run: importSummitDays },
  { what: 'sessions', run: (dataSource) => importSessions(dataSource) },
  { what: 'captions', run: importCaptions },
  { what: 'prompts', run: (dataSource) => importPrompts(dataSource) },
  { what: 'legal pages', run: (dataSource) => importLegalPages(dataSource) },
  { what: 'email templates', run: (dataSource) => importEmailTemplates(dataSource) },
  { what: 'questions', run: (dataSource) => importFaqs(dataSource) },
  { what: 'pricing items', run: (dataSource) => importPricingItems(dataSource) },
  { what: 'speaker gifts', run: importSpeakerGifts },
];

/**
 * Brings the content that the product ships with into the database, each kind in a transaction of its own. Texts keep
 * their placeholders. Answers what changed, kind by kind.
 */
export async function importContent(dataSource: DataSource): Promise<({ what: string } & ImportResult)[]> {
  const results = [];
  for (const { what, run } of KINDS) results.push({ what, ...(await run(dataSource)) });
  return results;
}
