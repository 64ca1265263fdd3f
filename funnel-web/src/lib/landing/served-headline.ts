import { isServer } from '../../config/env';

/** The headline that the web server wrote into the page for this visitor: published by an editor, or of an experiment (C-080); null: the page's own. */
export const servedHeadline = (): string | null =>
  isServer || !document.documentElement.dataset['headline']
    ? null
    : (document.querySelector('.headline')?.textContent ?? null);
