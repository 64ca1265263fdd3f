// What must hold for the lists of @summit/content: how many there are, what each item must have, and what may not be twice.
import { LEGAL_PAGE_IDS, SUMMIT_EDITIONS } from '@summit/contracts';
import { pricingItemPrices } from '@summit/pricing';

/** @typedef {typeof import('@summit/content')} Content */

/**
 * How many of each there are, and how many the documents want. `atLeast` where they say "30+".
 * @param {Content} content
 * @returns {{ what: string, count: number, wanted: string, right: boolean }[]}
 */
export function countRows(content) {
  const [first, second] = content.SUMMITS;
  const sessionsOf = (summit) => content.SESSIONS.filter(({ summitKey }) => summitKey === summit.key).length;
  const exactly = (what, count, wanted) => ({ what, count, wanted: String(wanted), right: count === wanted });
  const atLeast = (what, count, wanted) => ({ what, count, wanted: `${wanted}+`, right: count >= wanted });
  return [
    exactly('prompts (M-167)', content.PROMPTS.length, 500),
    exactly('prompt sections (M-167)', content.PROMPT_SECTIONS.length, 12),
    exactly('speakers (F-297)', content.SPEAKERS.length, content.SPEAKER_COUNT),
    exactly('speakers as the documents count them', content.SPEAKER_COUNT, 31),
    exactly('editions (C-039)', content.SUMMITS.length, SUMMIT_EDITIONS.length),
    atLeast('sessions of edition 1 (M-042)', sessionsOf(first), 30),
    atLeast('sessions of edition 2 (M-042)', sessionsOf(second), 35),
    exactly('recordings that pages name', sessionsOf(second), content.RECORDING_COUNT),
    exactly('days', content.DAYS.length, 5),
    exactly(
      'sessions on the roadmap',
      content.ROADMAP.reduce((sum, { sessionCount }) => sum + sessionCount, 0),
      sessionsOf(second),
    ),
    exactly('questions on /vip (F-136)', content.VIP_FAQ.length, 5),
    exactly('speaker kit: emails (F-299)', content.EMAIL_TEMPLATES.length, 3),
    exactly('speaker kit: posts (F-299)', content.SOCIAL_POSTS.length, 4),
    exactly('speaker kit: LinkedIn posts (F-299)', content.LINKEDIN_POSTS.length, 2),
    exactly('legal pages (C-028)', content.LEGAL_PAGES.length, LEGAL_PAGE_IDS.length),
    exactly('fixed speaker gifts (M-078)', content.SPEAKER_GIFTS.length, 5),
    atLeast('speaker gifts (M-045)', content.ALL_SPEAKER_GIFTS.length, 50),
    atLeast('mails', Object.keys(content.MAIL_TEMPLATES).length, 20),
    exactly('text messages', Object.keys(content.SMS_TEMPLATES).length, 4),
    exactly('bonus files (F-251)', Object.keys(content.BONUS_DOCUMENTS).length, 3),
    exactly('pricing items', content.PRICING_ITEMS.length, 7),
  ];
}

/** Lists with the fields that no item may leave blank and those that no two items may share. */
const lists = (content) => [
  {
    name: 'SPEAKERS',
    items: content.SPEAKERS,
    filled: ['slug', 'name', 'title', 'bio', 'topic', 'affiliateCode'],
    unique: ['slug', 'name', 'affiliateCode', 'bio'],
  },
  {
    name: 'SESSIONS',
    items: content.SESSIONS.map((one) => ({ ...one, position: `${one.summitKey} ${one.day}/${one.number}` })),
    filled: ['topic', 'description', 'speakerSlug', 'publicAccessStart', 'publicAccessEnd', 'vimeoVideoId'],
    unique: ['position', 'topic', 'description'],
  },
  {
    name: 'PROMPTS',
    items: content.PROMPTS,
    filled: ['title', 'prompt_text', 'category'],
    unique: ['prompt_id', 'title', 'prompt_text'],
  },
  {
    name: 'LEGAL_PAGES',
    items: content.LEGAL_PAGES,
    filled: ['title', 'slug', 'metaDescription', 'updated', 'content'],
    unique: ['pageId', 'slug', 'title', 'metaDescription'],
  },
  {
    name: 'MAIL_TEMPLATES',
    items: Object.values(content.MAIL_TEMPLATES),
    filled: ['name', 'subject', 'body', 'reason'],
    unique: ['templateId', 'name', 'subject', 'body'],
  },
  {
    name: 'SMS_TEMPLATES',
    items: Object.values(content.SMS_TEMPLATES),
    filled: ['name', 'text'],
    unique: ['templateId', 'name', 'text'],
  },
  { name: 'PRICING_ITEMS', items: content.PRICING_ITEMS, filled: ['name', 'description'], unique: ['itemId', 'name'] },
  { name: 'TESTIMONIALS', items: content.TESTIMONIALS, filled: ['quote', 'author'], unique: ['quote', 'author'] },
  {
    name: 'DAYS',
    items: content.DAYS,
    filled: ['shortTitle', 'longTitle', 'intro', 'homework'],
    unique: ['day', 'shortTitle', 'intro', 'homework'],
  },
  ...Object.entries(content.FAQ_BY_CATEGORY).map(([category, items]) => ({
    name: `FAQ_BY_CATEGORY.${category}`,
    items,
    filled: ['question', 'answer'],
    unique: ['question'],
  })),
];

/**
 * What is wrong with the lists.
 * @param {Content} content
 * @returns {import('./content-text-rules.mjs').Finding[]}
 */
export function itemFindings(content) {
  const counts = countRows(content)
    .filter(({ right }) => !right)
    .map(({ what, count, wanted }) => ({ place: what, excerpt: String(count), problem: `there must be ${wanted}` }));
  const fields = lists(content).flatMap(({ name, items, filled, unique }) => [
    ...filled.flatMap((field) => blankItems(name, items, field)),
    ...unique.flatMap((field) => repeatedItems(name, items, field)),
  ]);
  return [...counts, ...fields, ...danglingNames(content)];
}

function blankItems(name, items, field) {
  return [...items.entries()]
    .filter(([, item]) => typeof item[field] !== 'string' || item[field].trim() === '')
    .map(([index, item]) => ({
      place: `${name}.${index}.${field}`,
      excerpt: JSON.stringify(item).slice(0, 60),
      problem: 'is blank',
    }));
}

function repeatedItems(name, items, field) {
  const first = new Map();
  return [...items.entries()].flatMap(([index, item]) => {
    const value = String(item[field]).toLowerCase();
    if (!first.has(value)) first.set(value, index);
    const earlier = first.get(value);
    return earlier === index
      ? []
      : [
          {
            place: `${name}.${index}.${field}`,
            excerpt: value.slice(0, 60),
            problem: `is the same as in item ${earlier}`,
          },
        ];
  });
}

/** Names that point to items of another list. @param {Content} content */
function danglingNames(content) {
  const slugs = new Set(content.SPEAKERS.map(({ slug }) => slug));
  const sessions = content.SESSIONS.filter(({ speakerSlug }) => !slugs.has(speakerSlug)).map(
    ({ topic, speakerSlug }) => ({
      place: `SESSIONS: ${topic}`,
      excerpt: speakerSlug,
      problem: 'no speaker has this name',
    }),
  );
  const prices = content.PRICING_ITEMS.filter(({ itemId }) => !pricingItemPrices(itemId)).map(({ itemId }) => ({
    place: 'PRICING_ITEMS',
    excerpt: itemId,
    problem: 'the price book has no price for it',
  }));
  const summits = content.SUMMITS.filter(
    ({ key, filterSlug, number }) =>
      !SUMMIT_EDITIONS.some((one) => one.key === key && one.slug === filterSlug && one.number === number),
  ).map(({ key }) => ({ place: 'SUMMITS', excerpt: key, problem: 'names differ from those of the contracts' }));
  return [...sessions, ...prices, ...summits];
}
