import { PROMPTS, type Prompt } from '@summit/content/prompts';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

const PROMPT: ContentKind<Prompt> = {
  table: 'prompt',
  key: { column: 'prompt_id', type: 'smallint' },
  columns: { title: 'text', prompt_text: 'text', category: 'text', subcategory: 'text', tags: 'text[]' },
  withdraws: false,
};

/** Stores the library of 500 prompts (M-167). */
export const importPrompts = (dataSource: DataSource, prompts: readonly Prompt[] = PROMPTS): Promise<ImportResult> =>
  importItems(dataSource, PROMPT, prompts);
