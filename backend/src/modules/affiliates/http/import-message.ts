import type { AffiliateImport } from '../application/import-affiliates.use-case.js';

const MAX_NAMED = 5;

/** What an import came to, with its counts. */
export function importMessage({ imported, known, skipped }: AffiliateImport): string {
  const parts = [
    `${imported.length} ${imported.length === 1 ? 'affiliate' : 'affiliates'} imported`,
    ...(known > 0 ? [`${known} already here`] : []),
    ...(skipped.length > 0
      ? [`${skipped.length} left out for want of a usable code or email (${named(skipped)})`]
      : []),
  ];
  return `${parts.join(', ')}.`;
}

function named(ids: string[]): string {
  const more = ids.length - MAX_NAMED;
  return [...ids.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
