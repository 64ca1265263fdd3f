import type { CustomerSource, PersonEventKind } from '@summit/contracts';

/** Texts of the page of one person. */
export const PERSON_TEXTS = {
  receipt: 'Receipt',
  back: 'All customers',
  events: 'What happened',
  failed: 'We could not load this person.',
  empty: 'Nothing happened',
  emptyReason: 'Nobody has this address, and nothing was sent to it.',
  spent: 'Spent',
  registered: 'Registered',
  source: 'Came from',
  member: 'VIP account',
  mails: 'Mails',
  noMember: 'None',
  passwordPending: 'Password not set yet',
  twoFactorOn: 'Two-factor on',
  twoFactorOff: 'Two-factor off',
  unsubscribed: 'Only what belongs to orders and account',
  allMails: 'All',
  otherEmails: 'Also',
} as const;

export const SOURCE_NAMES: Readonly<Record<CustomerSource, string>> = {
  affiliate: 'Affiliate',
  facebook: 'Facebook',
  google: 'Google',
  direct: 'Direct',
};

export const EVENT_NAMES: Readonly<Record<PersonEventKind, string>> = {
  followed_link: 'Followed a referral link',
  offer_started: 'Saw the offer',
  registered: 'Registered',
  credited: 'Order credited',
  ordered: 'Ordered',
  declined: 'Payment declined',
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
  requested: 'Asked for',
  coached: 'Coaching session',
  bonus_granted: 'Bonus granted',
  mail: 'Mail',
  text_message: 'Text message',
  link_used: 'Used a mailed link',
  unsubscribed: 'Unsubscribed',
  next_summit_asked: 'Asked for the next dates',
  member_since: 'VIP account opened',
  address_changed: 'Address changed',
  signed_in: 'Signed in',
  watched: 'Watched',
  downloaded: 'Downloaded',
  gift_opened: 'Opened a gift',
  prompts_entered: 'Entered the prompts',
  prompt_opened: 'Opened a prompt',
};
