import type { LibraryFileKey, SummitResourceKey } from '@summit/rules';
import type { MailTemplateId } from '../messages/index.js';

/** The parts of the member's library, by the anchors of its page. */
export const LIBRARY_PARTS = [
  'bonuses',
  'orders',
  'workshops',
  'highlights',
  'additional',
  'recordings',
  'speaker-gifts',
] as const;
export type LibraryPart = (typeof LIBRARY_PARTS)[number];

/** What stands behind a promise. `work` is done by people of ours; `terms` is how it is sold. */
export type DeliveredContent =
  | 'bonuses'
  | 'vip-pack'
  | 'prompts'
  | 'recordings'
  | 'gifts'
  | 'workshops'
  | 'highlights'
  | LibraryFileKey
  | SummitResourceKey
  | 'work'
  | 'terms';

export interface Delivery {
  /** The words of the promise: title of a benefit, name of an add-on or of a card. */
  promise: string;
  content: DeliveredContent;
  /** Where a member finds it. */
  place?: LibraryPart;
  /** The mail that hands it over or starts the work, and the variable of its link. */
  mail?: MailTemplateId;
  link?: string;
}

const inLibrary = (promise: string, content: DeliveredContent, place: LibraryPart): Delivery => ({
  promise,
  content,
  place,
  mail: 'vip-setup-link',
  link: 'library_url',
});
const byPeople = (mail: MailTemplateId, ...promises: string[]): Delivery[] =>
  promises.map((promise) => ({ promise, content: 'work', mail }));
const asTerms = (...promises: string[]): Delivery[] => promises.map((promise) => ({ promise, content: 'terms' }));

/**
 * How everything reaches its buyer that a price item, an add-on, an offer page or a card of ours promises. `npm run check:content` finds a
 * promise that is missing here, and an entry behind which there is nothing.
 */
export const DELIVERIES: readonly Delivery[] = [
  // VIP
  inLibrary('All 36 recordings, for life', 'recordings', 'recordings'),
  inLibrary('Bonuses worth {bonus.total}', 'bonuses', 'bonuses'),
  inLibrary('The VIP Exclusive Bonus Pack', 'vip-pack', 'bonuses'),
  inLibrary('50+ speaker gifts', 'gifts', 'speaker-gifts'),
  inLibrary('A gift with every VIP order', 'workshops', 'workshops'),
  {
    promise: 'Speaker Interview Highlights Vault',
    content: 'highlights',
    place: 'highlights',
    mail: 'add-on',
    link: 'add_on_url',
  },
  ...asTerms('One payment'),
  // Implementation Package
  {
    promise: 'A preparation sheet',
    content: 'preparation-sheet',
    place: 'orders',
    mail: 'implementation-details',
    link: 'preparation_sheet_url',
  },
  { promise: 'Templates Kit', content: 'templates-kit', place: 'orders', mail: 'add-on', link: 'add_on_url' },
  ...byPeople(
    'implementation-details',
    'A 30-minute coaching call',
    'A written plan',
    '30 days of email support',
    'Up to ten further sessions',
  ),
  // Done-For-You Service
  ...byPeople(
    'dfy-details',
    'Offer and sales page',
    'Checkout and delivery',
    'Email sequence',
    'One recorded lesson',
    'Four coaching sessions',
    'Launch week on call',
    'Done-For-You Service, add-on',
  ),
  // Extra coaching sessions
  ...byPeople('implementation-details', 'One-to-one, about your project', 'Recorded for you'),
  ...asTerms('From 0 to 10 sessions in an order'),
  // Cards of the library and of the day pages
  {
    promise: '100+ Profitable Side Hustle Blueprints',
    content: 'bonuses',
    place: 'bonuses',
    mail: 'welcome',
    link: 'bonus_1_url',
  },
  {
    promise: 'The Passive Income Playbook - 2025',
    content: 'bonuses',
    place: 'bonuses',
    mail: 'welcome',
    link: 'bonus_2_url',
  },
  {
    promise: 'VIP Exclusive Bonus Pack',
    content: 'vip-pack',
    place: 'bonuses',
    mail: 'vip-setup-link',
    link: 'library_url',
  },
  {
    promise: '500 Proven Super Prompts',
    content: 'prompts',
    place: 'additional',
    mail: 'welcome',
    link: 'prompts_url',
  },
  { promise: 'day-page-blueprints', content: 'day-page-blueprints' },
  { promise: 'day-page-playbook', content: 'day-page-playbook' },
];
