import type { MailTemplateId } from '@summit/content/messages';

/** Mails that anybody gets sent to an address by naming it on a page. Receipts and news of an account are not among them. */
export const ASKED_BY_ANYBODY: readonly MailTemplateId[] = [
  'welcome',
  'welcome-concluded',
  'bonus-links',
  'vip-bonus-link',
  'vip-setup-reminder',
  'vip-setup-resend',
  'password-reset-admin',
  'password-reset-vip',
  'password-reset-speaker',
  'orders-link',
];

/**
 * How many of them one address gets in 24 hours, over all kinds together. Each kind has limits of its own besides; this one stops
 * floods and is loose on purpose, because a stranger must not keep an owner's mail away with a few calls.
 */
export const MOST_A_DAY = 40;
