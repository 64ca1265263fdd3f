import type { SummitPhase } from '@summit/rules';
import type { HeadlineVariant } from './browser-keys.js';
import type { Endpoint } from './endpoint.js';
import type { Face } from './faces.js';

export interface LandingPageHero {
  title: string;
  subtitle: string;
  description: string;
}

export interface LandingPageSpeaker {
  name: string;
  title: string;
  bio: string;
  image: string | null;
}

export type LandingPageHost = LandingPageSpeaker;

export interface LandingPageStat {
  value: string;
  label: string;
}

export interface LandingPageTestimonial {
  quote: string;
  author: string;
}

/** The single block that the landing page editor changes (admin document, section 3). */
export interface LandingPageContent {
  hero: LandingPageHero;
  speakers: LandingPageSpeaker[];
  stats: LandingPageStat[];
  testimonials: LandingPageTestimonial[];
  host: LandingPageHost;
}

/** The small answer that a page polls to learn whether its copy is still current. */
export interface LandingPageStateResponse {
  success: true;
  /** Fingerprint of content and questions; equal versions mean that both are equal. */
  version: string;
  phase: SummitPhase;
  /** True while the headline experiment runs; otherwise every visitor sees variant A (C-080). */
  headline_experiment: boolean;
  /** Whether the site has the page that says where its figures come from. */
  proof_page: boolean;
  /** ISO date-time of the server, so that a wrong visitor clock cannot move the countdown. */
  server_time: string;
}

/** A question as a page shows it, its amounts filled in. */
export interface ShownFaq {
  question: string;
  answer: string;
}

/** The block with the published questions of the category `general`; without them where they are those that came with the page. */
export interface ShownLandingContent extends LandingPageContent {
  faqs?: ShownFaq[];
  /** Photos of those whom the page names, where any are set. */
  faces?: readonly Face[];
}

export interface LandingPageResponse extends LandingPageStateResponse {
  content: ShownLandingContent;
}

export const landingPageEndpoint: Endpoint<{ response: LandingPageResponse }> = {
  method: 'GET',
  path: '/api/landing-page',
  access: 'public',
  source: 'F-012',
};

export const landingPageStateEndpoint: Endpoint<{ response: LandingPageStateResponse }> = {
  method: 'GET',
  path: '/api/landing-page/state',
  access: 'public',
  source: 'C-042',
};

/** What the web server writes into the page. */
export interface LandingHeadlineResponse {
  success: true;
  /** Of this visitor's variant, else the published one where it was edited; null: the page has it as it was built. */
  headline: string | null;
  /** Null unless an experiment runs and this is a visitor. */
  variant: HeadlineVariant | null;
}

/** Headers of the same answer, for a web server that reads no body: the headline as ASCII HTML, and the variant. */
export const HEADLINE_HEADER = 'x-headline';
export const HEADLINE_VARIANT_HEADER = 'x-headline-variant';
/** In place of a variant: the headline that everybody sees, since an editor has published another one than the page was built with. */
export const HEADLINE_PUBLISHED = 'published';

/** Asked by the web server for each landing page: which headline this visitor sees; counts the visitor of an experiment (C-080). */
export const landingHeadlineEndpoint: Endpoint<{ response: LandingHeadlineResponse }> = {
  method: 'GET',
  path: '/api/landing-page/headline',
  access: 'public',
  source: 'C-080',
};
