import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Styles of the components go to the top of the head, so the page's own style sheet wins.
 * Not the default key `css`: emotion would then move the styles of the prerendered page to the end of the head.
 */
export const createFunnelCache = (): EmotionCache => createCache({ key: 'gs', prepend: true });
