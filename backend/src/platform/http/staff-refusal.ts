import type { EndpointSpec, ErrorCode } from '@summit/contracts';
import type { StaffStanding } from './token-verifier.port.js';

/**
 * Why somebody of the back office may not make a call, or null (A-001). What a row does not open to support is the owners'; whoever
 * has to set two-factor up can do nothing else; what is hard to undo asks for password and code again.
 */
export function staffRefusal(endpoint: EndpointSpec, staff: StaffStanding, body?: unknown): ErrorCode | null {
  if (staff.role !== 'owner' && endpoint.staffRole !== staff.role) return 'forbidden';
  if (staff.twoFactorMissing && !endpoint.beforeTwoFactor) return 'two_factor_required';
  if (asksAgain(endpoint, body) && !staff.confirmed) return 'password_confirmation_required';
  return null;
}

/** Exactly `true`: whatever else a dry run may be said with asks for the password. */
const asksAgain = ({ confirmed }: EndpointSpec, body: unknown): boolean =>
  confirmed === 'always' ||
  (confirmed === 'unless_dry_run' && (body as { dry_run?: unknown } | null)?.dry_run !== true);
