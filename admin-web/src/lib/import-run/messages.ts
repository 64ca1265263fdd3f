import type { ImportRun } from '@summit/contracts';
import { formatCount } from '../format/format-figures';

/** Texts of an import under way, and of the last one. */
export const IMPORT_RUN_TEXTS = {
  label: 'Import under way',
  rows: 'rows',
  beginning: 'Reading',
  goesOn: 'It goes on when you leave this page.',
  started: 'Last import:',
  interrupted: 'interrupted before its end. Nothing of it was imported; start it again.',
  failed: 'failed.',
  done: ({ imported, skipped }: NonNullable<ImportRun['outcome']>) =>
    `${formatCount(imported)} imported, ${formatCount(skipped)} skipped.`,
  pages: (people: number) => `pages, ${formatCount(people)} people so far`,
  page: (done: number, people: number) => `Page ${formatCount(done)}, ${formatCount(people)} people so far`,
} as const;
