import type { VipUser } from '@summit/contracts';

/** A member with edition 2, as the server describes one. */
export const aMember = (changes: Partial<VipUser> = {}): VipUser => ({
  name: 'Dana Whitlock',
  email: 'dana@example.com',
  bio: 'I run a studio.',
  social_links: { website: 'https://dana.example' },
  profile_photo_url: null,
  two_factor_enabled: false,
  summit_access: {
    business_growth_summit_2024: { has_access: false },
    passive_income_summit_2024: { has_access: true },
  },
  ...changes,
});
