import type { StaffRole, StaffStatus } from '@summit/contracts';

/** Texts of the staff accounts. */
export const STAFF_TEXTS = {
  title: 'Staff',
  about:
    'Owners may do everything. Support helps people and edits content, and sees no payouts, data tools, staff, audit log or company details.',
  invite: 'Invite',
  inviteTitle: 'Invite to the back office',
  inviteNote: 'A link to choose a password goes out by email. It is good for 72 hours.',
  send: 'Send invitation',
  sending: 'Sending...',
  email: 'Email',
  emailInvalid: 'Please enter a valid email',
  role: 'Role',
  more: 'More actions for',
  makeOwner: 'Make owner',
  makeSupport: 'Make support',
  disable: 'Disable',
  enable: 'Enable',
  resend: 'Send the link again',
  twoFactor: 'Two-factor for everybody',
  failed: 'We could not load the staff.',
  empty: 'Nobody yet',
  emptyReason: 'Invite somebody, and the account appears here.',
  changeFailed: 'The change was not made.',
} as const;

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = { owner: 'Owner', support: 'Support' };
export const STATUS_NAMES: Readonly<Record<StaffStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};
