import type { PromoCodeStatus } from '@summit/contracts';
import type { StatusTone } from '../../lib/panel/StatusChip';

export const PROMO_STATUS: Readonly<Record<PromoCodeStatus, { label: string; tone: StatusTone }>> = {
  active: { label: 'Active', tone: 'good' },
  /** The provider has not confirmed it yet (C-072). */
  created: { label: 'Created', tone: 'waiting' },
  expired: { label: 'Expired', tone: 'quiet' },
  inactive: { label: 'Inactive', tone: 'quiet' },
};

export const canDisable = (status: PromoCodeStatus): boolean => status === 'active' || status === 'created';
