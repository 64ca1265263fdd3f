import type { StatusTone } from '../../lib/panel/StatusChip';

const PREFIX = 'payment_plan_';

/** `payment_plan_past_due` is shown as `Past due`. */
export function planStatusLabel(status: string): string {
  const words = (status.startsWith(PREFIX) ? status.slice(PREFIX.length) : status).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function planStatusTone(status: string): StatusTone {
  if (status === `${PREFIX}active`) return 'good';
  return isOverdue(status) ? 'bad' : 'quiet';
}

/** A payment failed and nobody has paid it since. */
export const isOverdue = (status: string): boolean => status === `${PREFIX}past_due` || status === `${PREFIX}defaulted`;
