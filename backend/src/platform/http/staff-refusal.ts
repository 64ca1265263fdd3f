import type { EndpointSpec, ErrorCode } from '@summit/contracts';
import type { StaffStanding } from './token-verifier.port.js';

/**
 * Why somebody of the back office may not make a call, or null (A-001). What a row does not open to support is the owners'; whoever
 * has to set two-factor up can do nothing else; what is hard to undo asks for password and code again.
 */
export function staffRefusal(endpoint: EndpointSpec, staff: StaffStanding): ErrorCode | null {
  if (staff.role !== 'owner' && endpoint.staffRole !== staff.role) return 'forbidden';
  if (staff.twoFactorMissing && !endpoint.beforeTwoFactor) return 'two_factor_required';
  if (endpoint.confirmed && !staff.confirmed) return 'password_confirmation_required';
  return null;
}
