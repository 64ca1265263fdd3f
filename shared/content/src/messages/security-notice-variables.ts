import { RESET_URL } from './mail-variables.js';

/** What every notice about the security of an account says. */
export const SECURITY_NOTICE_VARIABLES = [
  { name: 'account_email', example: 'amara@okafor.example', description: 'Address of the account' },
  {
    name: 'area',
    example: 'VIP member area',
    description: 'Where the account signs in: VIP member area, speaker dashboard or admin dashboard',
  },
  { name: 'changed_at', example: '29 October 2025, 14:05 UTC', description: 'Time of the change, with its zone' },
] as const;

/** Both two-factor notices say the same things about the account. */
export const TWO_FACTOR_VARIABLES = [
  ...SECURITY_NOTICE_VARIABLES,
  {
    ...RESET_URL,
    example: 'https://members.growthandscale.example/vip/forgot-password',
    description: 'Address of the forgot-password page of that area',
    required: true,
  },
] as const;

/** What notices about a passkey say. */
export const PASSKEY_VARIABLES = [
  ...TWO_FACTOR_VARIABLES,
  { name: 'passkey', example: 'Safari on iPhone', description: 'Name of the passkey' },
] as const;
