import * as affiliateKit from './affiliate-kit.js';
import * as affiliateProgramme from './affiliate-programme.js';
import * as afterOffer from './after-offer-copy.js';
import * as days from './days.js';
import * as deliveryTimes from './delivery-times.js';
import * as faq from './faq.js';
import { FIGURE_KEYS, PAGE_FIGURE_KEYS, placeholdersOf } from './figures.js';
import * as hero from './hero.js';
import * as host from './host.js';
import * as landing from './landing.js';
import * as landingSections from './landing-sections.js';
import * as memberResources from './member-resources.js';
import * as offers from './offers.js';
import * as phaseCopy from './phase-copy.js';
import * as pricingItems from './pricing-items.js';
import * as sessions from './sessions.js';
import * as speakerGifts from './speaker-gifts.js';
import * as speakers from './speakers.js';
import * as summits from './summits.js';
import * as testimonials from './testimonials.js';

const MODULES = {
  affiliateKit,
  affiliateProgramme,
  afterOffer,
  days,
  deliveryTimes,
  faq,
  hero,
  host,
  landing,
  landingSections,
  memberResources,
  offers,
  phaseCopy,
  pricingItems,
  sessions,
  speakerGifts,
  speakers,
  summits,
  testimonials,
};

/** Every text in a value, with the way to it for the failure message. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`));
}

const TEXTS = Object.entries(MODULES).flatMap(([name, module]) => textsOf({ ...module }, name));
const offending = (test: (text: string, path: string) => boolean) =>
  TEXTS.filter(([path, text]) => test(text, path)).map(([path, text]) => `${path}: ${text}`);

/** Words of the documents, kept as they are given. */
const FIXED_TEXTS = new Set(['I will read every email you send!']);

const BANNED = [
  /\bsecrets?\b/i,
  /\bexplod\w*/i,
  /\b(six|seven|6|7)[- ]figures?\b/i,
  /\boops\b/i,
  /\bskyrocket\w*/i,
  /\bunlock\w*/i,
  /\bgame[- ]chang\w*/i,
  /\bget rich\b/i,
  /\bguaranteed (income|results?|sales)\b/i,
  /\bfinancial freedom\b/i,
  /\bwhile you sleep\b/i,
  /\bquit your job\b/i,
  /\blimited time\b/i,
  /\blast chance\b/i,
  /\bdon[’']t miss\b/i,
  /\beffortless\w*/i,
  /\bTODO\b|\blorem\b/i,
];

describe('the voice of the content (ui.md 2.2)', () => {
  it('is read from a few hundred texts', () => {
    expect(TEXTS.length).toBeGreaterThan(700);
  });

  it('shouts nowhere: no exclamation mark but in texts of the documents', () => {
    expect(offending((text) => text.includes('!') && !FIXED_TEXTS.has(text))).toEqual([]);
  });

  it.each(BANNED)('does not say %s', (word) => {
    expect(offending((text) => word.test(text))).toEqual([]);
  });

  it('promises no sum of money in a period', () => {
    expect(offending((text) => /[$€£]\s?[\d,.]+k?\s*(a|per|\/)\s*(day|week|month|year)/i.test(text))).toEqual([]);
  });

  it('types no price of ours into a text, only placeholders', () => {
    const price = /\$(37|47|46|9|97|197|12|2,?497|4,?997|2,?500|100|200|477|997|129|149|199|50|18\.50|48\.50|1,?248)\b/;
    expect(offending((text) => price.test(text))).toEqual([]);
  });

  it('uses no emoji', () => {
    expect(offending((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it('names only example domains', () => {
    expect(offending((text) => /\b[a-z0-9-]+\.(com|net|org|io|co|dev|app|ai|info|biz|uk|de)\b/i.test(text))).toEqual(
      [],
    );
    expect(
      offending((text) =>
        [...text.matchAll(/https?:\/\/([^/\s]+)/g)].some(([, domain]) => !domain?.endsWith('.example')),
      ),
    ).toEqual([]);
  });

  it('knows every placeholder it uses', () => {
    const known = new Set<string>([...FIGURE_KEYS, ...PAGE_FIGURE_KEYS]);
    expect(offending((text) => placeholdersOf(text).some((key) => !known.has(key)))).toEqual([]);
    expect(offending((text) => /[{}]/.test(text.replace(/\{[a-z][a-z0-9_.]*\}/g, '')))).toEqual([]);
  });

  it('spells the product names in one way', () => {
    expect(offending((text) => /done[- ]for[- ]you/i.test(text) && !/Done-For-You/.test(text))).toEqual([]);
    expect(offending((text) => /implementation package/i.test(text) && !/Implementation Package/.test(text))).toEqual(
      [],
    );
    expect(offending((text) => /growth (and|&) scale/i.test(text) && !/Growth & Scale Summit/.test(text))).toEqual([]);
    expect(
      offending((text) => /\bvip\b/i.test(text) && /\b(Vip|vip)\b/.test(text.replace(/\{[^}]*\}|^vip$|vip-\w+/g, ''))),
    ).toEqual([]);
  });

  it('has no doubled space, stray space or straight apostrophe between letters', () => {
    expect(offending((text) => / {2}|^\s|\s$/.test(text))).toEqual([]);
    expect(offending((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });
});
