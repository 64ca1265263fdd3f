import type { SummitDay } from '@summit/rules';

/** Both titles of each day: short on the landing page, long in the member area (C-050). */
export const DAY_TITLES: Record<SummitDay, { short: string; long: string }> = {
  1: { short: 'Opening Day', long: 'OPENING DAY' },
  2: { short: 'Build Your Presence', long: 'BUILD YOUR PRESENCE & LEAD FLOW' },
  3: { short: 'Systemize & Productize', long: 'SYSTEMIZE & PRODUCTIZE' },
  4: { short: 'Monetize & Automate', long: 'MONETIZE & AUTOMATE' },
  5: { short: 'Legacy & Lifestyle', long: 'LEGACY & LIFESTYLE' },
};
