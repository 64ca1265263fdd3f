import type { Figure } from '@summit/contracts';
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

export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  signups: 'Total signups',
  signups_today: 'Signups today',
  signups_this_week: 'Signups this week',
  vip_signups: 'Signups who bought VIP',
  revenue: 'Total revenue',
  revenue_vip: 'Revenue of VIP',
  revenue_implementation: 'Revenue of Implementation',
  revenue_dfy: 'Revenue of Done-For-You',
  revenue_stripe: 'Revenue by Stripe',
  revenue_paypal: 'Revenue by PayPal',
  orders_stripe: 'Orders by Stripe',
  orders_paypal: 'Orders by PayPal',
  orders_completed: 'Completed orders',
  payment_plans_active: 'Active payment plans',
};

/** Texts of the rows behind a figure. */
export const FIGURE_TEXTS = {
  open: (value: string, name: string) => `${value}, rows of ${name}`,
  sum: (value: string) => `The sum of all rows is ${value}.`,
  adding: 'Adding up the rows...',
  rows: 'Rows',
  day: 'Day (Pacific)',
  who: 'Who',
  nobody: 'No address',
  product: 'Product',
  value: 'Adds',
  failed: 'We could not load the rows.',
  empty: 'No rows',
  emptyReason: 'Nothing adds to this figure in the chosen days.',
  close: 'Close',
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
