import type { SummitDay } from '@summit/rules';

/** Files that build/draw-art.mjs draws; covers and route are one file with a view per picture, so that they cost one request. */
const LANDING_ART = '/art/landing.svg';
export const routeArt = `${LANDING_ART}#route`;
export const coverArt = (day: 1 | 2 | 3): string => `${LANDING_ART}#cover-${day}`;
export const speakerArt = (slug: string): string => `/art/speakers/${slug}.svg`;
export const dayArt = (day: SummitDay): string => `/art/days/${day}.svg`;
export const hostArt = '/art/host.svg';
export const signupArt = '/art/signup-lines.svg';
