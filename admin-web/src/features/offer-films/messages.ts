import type { Product } from '@summit/rules';

/** Texts of the panel with the films of the offer pages. */
export const FILMS_TEXTS = {
  title: 'Films of the offer pages',
  note: 'A link at Vimeo or YouTube. Nothing of the host is loaded before a visitor presses play. Without a film the page shows captioned cards.',
  loading: 'Loading the films...',
  failed: 'We could not load the films.',
  save: 'Save films',
  saving: 'Saving the films...',
  saveFailed: 'We could not save the films.',
} as const;

export const FILM_LABELS: Record<Product, string> = {
  vip: 'VIP page',
  implementation: 'Implementation page',
  dfy: 'Done-for-you page',
};
