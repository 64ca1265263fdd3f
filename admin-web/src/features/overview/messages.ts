import { SUMMIT_ZONE } from '@summit/rules';

/** Texts of the overview (admin.md 2, 8; ui.md 4.3). */
export const OVERVIEW_TEXTS = {
  figures: 'Figures',
  figuresFailed: 'We could not load the figures.',
  signups: 'Total signups',
  revenue: 'Total revenue',
  plans: 'Active payment plans',
  plansNote: 'Installments still to come',
  conversion: 'Signup to VIP',
  conversionNote: 'Of signups who bought VIP',
  sales: 'Revenue by product',
  salesFailed: 'We could not load the revenue by product.',
  salesLoading: 'Loading revenue by product...',
  methods: 'Payment methods',
} as const;

/** Texts of the orders beneath the figures. */
export const ORDER_TEXTS = {
  title: 'Recent orders',
  failed: 'We could not load the orders.',
  search: 'Search orders by email',
  searchExample: 'Search by email',
  product: 'Product',
  allProducts: 'All products',
  nothingFound: (email: string) => `No orders match “${email}”`,
  nothingFoundReason: 'Try another part of the address, or more days.',
  empty: 'No orders',
  emptyReason: 'Completed orders of this date range are listed here.',
  emptyOfProduct: 'This product was not sold in this date range.',
} as const;

const IN_WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: SUMMIT_ZONE });
const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Texts of the dialog that sets a coaching date (C-020). */
export const DELIVERY_TEXTS = {
  title: 'Set coaching date',
  explanation:
    'The hold on the affiliate’s commission starts when the final coaching session has taken place. Until a date is set, the commission stays held.',
  date: 'Final coaching session (Pacific)',
  inWords: (at: string) =>
    `The session: ${IN_WORDS.format(Date.parse(at)).replaceAll('\u202f', ' ')}, which is ${UTC.format(Date.parse(at))} UTC`,
  dateMissing: 'Enter the day and time of the session.',
  failed: 'The date was not saved.',
  removed: 'Coaching date removed',
  saved: 'Coaching date saved',
  remove: 'Remove date',
  cancel: 'Cancel',
  save: 'Save date',
  saving: 'Saving...',
} as const;
