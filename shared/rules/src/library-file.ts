/** Files that come with an order or an add-on, besides the bonuses. Links in mails name them, so a key is never renamed. */
export const LIBRARY_FILE_KEYS = ['preparation-sheet', 'templates-kit', 'highlights-transcripts'] as const;
export type LibraryFileKey = (typeof LIBRARY_FILE_KEYS)[number];

export const isLibraryFileKey = (value: unknown): value is LibraryFileKey =>
  LIBRARY_FILE_KEYS.includes(value as LibraryFileKey);

/** The two lighter files of the day pages (M-131). */
export const SUMMIT_RESOURCE_KEYS = ['day-page-blueprints', 'day-page-playbook'] as const;
export type SummitResourceKey = (typeof SUMMIT_RESOURCE_KEYS)[number];
