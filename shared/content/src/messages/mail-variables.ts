import type { TemplateVariable } from './mail-template.js';

/** Variables that several mails share, with the same name, example and meaning everywhere. */
const define = <const Name extends string>(variable: TemplateVariable<Name>): TemplateVariable<Name> => variable;

export const NAME = define({
  name: 'name',
  example: 'Amara Okafor',
  description: 'Name of the recipient',
  greeting: true,
});

export const ORDER_ID = define({
  name: 'order_id',
  example: 'GS-20251029-4172',
  description: 'Order id as shown on the success page',
});

export const ORDER_LINES = define({
  name: 'order_lines',
  example: 'Implementation Package: $97.00\nTemplates Kit: $12.00\nCoaching session, 1 extra: $100.00',
  description: 'What was bought, one line each with its amount',
  multiline: true,
});

export const PRODUCT_NAME = define({
  name: 'product_name',
  example: 'Implementation Package',
  description: 'Name of the product bought',
});

export const REFUND_POLICY_URL = define({
  name: 'refund_policy_url',
  example: 'https://growthandscale.example/refund-policy',
  description: 'Address of the refund policy',
});

/** Filled in by the sender of every mail that names it, for the address that it goes to. */
export const ORDERS_URL = define({
  name: 'orders_url',
  example: 'https://growthandscale.example/orders#proof=a.YW1hcmE.1769472000.9c40',
  description: 'Signed link to the orders of the address, 90 days, without a password',
  required: true,
});

export const INSTALLMENT_NUMBER = define({
  name: 'installment_number',
  example: '2',
  description: 'Number of the installment this message is about',
});

export const INSTALLMENTS_TOTAL = define({
  name: 'installments_total',
  example: '3',
  description: 'Number of installments of the plan',
});

export const SUMMIT_NAMES = define({
  name: 'summit_names',
  example: 'Summit 2 Passive Income',
  description: 'Summits this member can open, separated by commas',
});

export const LOGIN_URL = define({
  name: 'login_url',
  example: 'https://members.growthandscale.example/vip/login',
  description: 'Address of the sign-in page',
});

export const SETUP_URL = define({
  name: 'setup_url',
  example: 'https://members.growthandscale.example/vip/setup-password?token=2f7d',
  description: 'Password setup link, 7 days, single use (C-109)',
  required: true,
});

export const RESET_URL = define({
  name: 'reset_url',
  example: 'https://members.growthandscale.example/vip/reset-password?token=81ac',
  description: 'Single-use address where a new password is set',
});

export const CONFIRM_URL = define({
  name: 'confirm_url',
  example: 'https://members.growthandscale.example/vip/confirm-email?token=7be2',
  description: 'Single-use address of the page that confirms what was asked for',
  required: true,
});

export const LIBRARY_URL = define({
  name: 'library_url',
  example: 'https://members.growthandscale.example/vip/resources',
  description: 'Address of the resources library, behind the sign-in',
});

export const VALID_FOR = define({
  name: 'valid_for',
  example: '60 minutes',
  description: 'How long the link works, in words',
});

export const BONUS_1_TITLE = define({
  name: 'bonus_1_title',
  example: '100+ Profitable Side Hustle Blueprints',
  description: 'Title of the first bonus',
});

export const BONUS_1_URL = define({
  name: 'bonus_1_url',
  example:
    'https://growthandscale.example/api/bonuses/download-by-email/free-signup-bonus-1?email=amara%40okafor.example&expires=1769472000&signature=5b1e',
  description: 'Signed download link of the first bonus, 90 days',
});

export const BONUS_2_TITLE = define({
  name: 'bonus_2_title',
  example: 'The Passive Income Playbook - 2025',
  description: 'Title of the second bonus',
});

export const BONUS_2_URL = define({
  name: 'bonus_2_url',
  example:
    'https://growthandscale.example/api/bonuses/download-by-email/free-signup-bonus-2?email=amara%40okafor.example&expires=1769472000&signature=9c40',
  description: 'Signed download link of the second bonus, 90 days',
});

export const PAYOUT_MINIMUM = define({
  name: 'payout_minimum',
  example: '$50.00',
  description: 'Smallest balance that is paid out, from the price book',
});

export const CHANGED_AT = define({
  name: 'changed_at',
  example: '29 October 2025 at 14:05 UTC',
  description: 'Time of the change, with its zone',
});

export const SPEAKER_DASHBOARD_URL = define({
  name: 'dashboard_url',
  example: 'https://growthandscale.example/speaker/dashboard',
  description: 'Address of the speaker dashboard',
});
