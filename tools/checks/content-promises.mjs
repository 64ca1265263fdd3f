// Everything that is sold is there: what a price item, an add-on, an offer page or a card promises has content, a place in the library and
// a link in its mail.
import { BUMPS } from '@summit/pricing';

/**
 * @typedef {typeof import('@summit/content')} Content
 * @typedef {import('./content-text-rules.mjs').Finding} Finding
 */

/**
 * Every promise with the place where it is made.
 * @param {Content} content
 * @param {Readonly<Record<string, { name: string }>>} [bumps]
 * @returns {{ place: string, promise: string }[]}
 */
export function promisesOf(content, bumps = BUMPS) {
  const offers = {
    VIP_OFFER: content.VIP_OFFER,
    IMPLEMENTATION_OFFER: content.IMPLEMENTATION_OFFER,
    DFY_OFFER: content.DFY_OFFER,
  };
  return [
    ...Object.entries(offers).flatMap(([place, { benefits }]) =>
      benefits.map(({ title }) => ({ place, promise: title })),
    ),
    { place: 'VIP_OFFER.gift', promise: content.VIP_OFFER.gift.title },
    ...Object.entries(bumps).map(([key, { name }]) => ({ place: `BUMPS.${key}`, promise: name })),
    ...content.PRICING_ITEMS.flatMap(({ itemId, features }) =>
      features.map((feature) => ({ place: `PRICING_ITEMS.${itemId}`, promise: feature })),
    ),
    ...content.SIGNUP_BONUSES.map(({ key, title }) => ({ place: `SIGNUP_BONUSES.${key}`, promise: title })),
    ...content.FREE_SUMMIT_RESOURCES.map(({ target, title }) => ({
      place: 'FREE_SUMMIT_RESOURCES',
      promise: target === 'prompts' ? title : target,
    })),
  ];
}

const has = (count, wanted) => count >= wanted;
const words = (lines) => lines.join(' ').split(/\s+/).length;
const formats = (files) => new Set(files.map(({ content }) => content.format));
const ownGifts = (content) => content.ALL_SPEAKER_GIFTS.map(({ url }) => content.giftKeyOf(url));

/**
 * Whether there is what a promise names: as many as the pages say, and none of them empty.
 * @type {Readonly<Record<string, (content: Content) => boolean>>}
 */
export const IS_THERE = {
  bonuses: (content) =>
    has(Object.values(content.BONUS_DOCUMENTS).filter(({ chapters }) => has(chapters.length, 4)).length, 3),
  'vip-pack': (content) => has(content.BONUS_DOCUMENTS['vip-upgrade-bonus'].chapters.length, 4),
  prompts: (content) => has(content.PROMPTS.length, 500),
  recordings: (content) =>
    has(
      content.SESSIONS.filter(({ summitKey }) => summitKey === content.SUMMITS[1].key).length,
      content.RECORDING_COUNT,
    ),
  gifts: (content) =>
    has(content.ALL_SPEAKER_GIFTS.length, 50) &&
    ownGifts(content).every((key) => key !== null && has(size(content.GIFT_CONTENTS[key]), 2)),
  workshops: (content) => new Set(content.WORKSHOPS.map(({ session }) => session.day)).size === 5,
  // One cut of every interview, each with its words.
  highlights: (content) =>
    content.SPEAKERS.every(({ slug }) =>
      content.HIGHLIGHTS.some(({ speakerSlug, lines }) => speakerSlug === slug && has(words(lines), 60)),
    ) && content.KEYED_HIGHLIGHTS.every(({ key }) => key !== ''),
  'highlights-transcripts': (content) => has(size(content.HIGHLIGHTS_BOOK), content.SPEAKERS.length),
  'templates-kit': (content) =>
    has(content.TEMPLATES_KIT.filter((file) => has(size(file.content), 1)).length, 12) &&
    formats(content.TEMPLATES_KIT).size === 3,
  // "Six questions before the call".
  'preparation-sheet': (content) =>
    content.PREPARATION_SHEET.format !== 'xlsx' &&
    content.PREPARATION_SHEET.blocks.filter(({ kind }) => kind === 'worksheet').length === 6,
  'day-page-blueprints': (content) => has(size(content.DAY_PAGE_CONTENTS['day-page-blueprints']), 10),
  'day-page-playbook': (content) => has(size(content.DAY_PAGE_CONTENTS['day-page-playbook']), 10),
};

const size = (file) => (file ? (file.format === 'xlsx' ? file.tabs : file.blocks).length : 0);
/** Nothing to look for in a list: people of ours work, or it is how something is sold. */
const WITHOUT_CONTENT = ['work', 'terms'];

/**
 * @param {Content} content
 * @param {Readonly<Record<string, { name: string }>>} [bumps]
 * @returns {Finding[]}
 */
export function promiseFindings(content, bumps = BUMPS) {
  const promises = promisesOf(content, bumps);
  const deliveries = new Map(content.DELIVERIES.map((delivery) => [delivery.promise, delivery]));
  const missing = promises
    .filter(({ promise }) => !deliveries.has(promise))
    .map(({ place, promise }) => ({
      place,
      excerpt: promise,
      problem: 'is promised, and DELIVERIES does not say how it is delivered',
    }));
  const stale = content.DELIVERIES.filter(({ promise }) => !promises.some((one) => one.promise === promise)).map(
    ({ promise }) => ({
      place: 'DELIVERIES',
      excerpt: promise,
      problem: 'nobody promises this',
    }),
  );
  return [
    ...missing,
    ...stale,
    ...content.DELIVERIES.flatMap((delivery) => deliveryProblems(content, delivery)),
    ...addOnProblems(content, bumps),
  ];
}

/** @param {Content} content @param {Content['DELIVERIES'][number]} delivery @returns {Finding[]} */
function deliveryProblems(content, { promise, content: kind, place, mail, link }) {
  const problems = [];
  if (!WITHOUT_CONTENT.includes(kind)) {
    if (!IS_THERE[kind]?.(content)) problems.push(`there is not what it says: ${kind}`);
    if (!kind.startsWith('day-page') && !content.LIBRARY_PARTS.includes(place))
      problems.push('has no place in the library');
  }
  if (kind !== 'terms' && !kind.startsWith('day-page') && !content.MAIL_TEMPLATES[mail])
    problems.push('no mail hands it over');
  if (link && !content.MAIL_TEMPLATES[mail]?.body.includes(`({{${link}}})`))
    problems.push(`the mail "${mail}" has no link {{${link}}}`);
  if (place && !link) problems.push('has a place in the library and no link in its mail');
  return problems.map((problem) => ({ place: 'DELIVERIES', excerpt: promise, problem }));
}

/** An add-on that is no work of ours is handed over by a mail of its own. @param {Content} content @returns {Finding[]} */
function addOnProblems(content, bumps) {
  return Object.entries(bumps)
    .filter(([key, { name }]) => {
      const delivery = content.DELIVERIES.find(({ promise }) => promise === name);
      return delivery && delivery.content !== 'work' && !content.ADD_ON_DELIVERIES[key];
    })
    .map(([key, { name }]) => ({
      place: `ADD_ON_DELIVERIES.${key}`,
      excerpt: name,
      problem: 'no mail is sent for it',
    }));
}
