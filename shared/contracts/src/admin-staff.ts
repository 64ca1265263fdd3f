import type { ListAnswer } from './admin-list.js';
import type { Endpoint, StaffRole } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export const STAFF_STATUSES = ['invited', 'active', 'disabled'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** Somebody who works in the back office. */
export interface StaffRow {
  id: string;
  email: string;
  role: StaffRole;
  status: StaffStatus;
  /** By an authenticator app. */
  two_factor_enabled: boolean;
  /** How many; each is a second factor too. */
  passkeys: number;
  created_at: string;
  /** Of the last 90 days; null where there was none. */
  last_sign_in_at: string | null;
}

export interface StaffResponse extends ListAnswer<StaffRow> {
  /** Whether staff without two-factor has to set it up before anything else. */
  two_factor_required: boolean;
}

export interface InviteStaffRequest {
  email: string;
  role: StaffRole;
}

export interface UpdateStaffRequest {
  role: StaffRole;
  disabled: boolean;
  /** The account as the list showed it: where it is no longer so, the answer is `edit_conflict`. */
  seen_role?: StaffRole;
  seen_disabled?: boolean;
}

export interface StaffSettingsRequest {
  two_factor_required: boolean;
}

export interface StaffParams {
  staff_id: string;
}

/** In the order of their addresses. */
export const adminStaffEndpoint: Endpoint<{ response: StaffResponse }> = {
  method: 'GET',
  path: '/api/admin/staff',
  access: 'admin',
  source: 'A-001',
};

/** Mails a link that is good for 72 hours and one password. Error: `staff_exists`. */
export const adminInviteStaffEndpoint: Endpoint<{ body: InviteStaffRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/staff',
  access: 'admin',
  confirmed: 'always',
  source: 'A-001',
};

/** Mails a new link; the one before ends. Errors: `staff_has_password`, `staff_disabled`. */
export const adminResendStaffInvitationEndpoint: Endpoint<{ params: StaffParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/staff/:staff_id/invitation',
  access: 'admin',
  confirmed: 'always',
  source: 'A-001',
};

/** A disabled account's sign-ins and links end at once. Errors: `staff_own_account`, so that an owner always remains, `edit_conflict`. */
export const adminUpdateStaffEndpoint: Endpoint<{
  params: StaffParams;
  body: UpdateStaffRequest;
  response: MessageAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/staff/:staff_id',
  access: 'admin',
  confirmed: 'always',
  source: 'A-001',
};

/** Error: `staff_two_factor_own_first`. */
export const adminStaffSettingsEndpoint: Endpoint<{ body: StaffSettingsRequest; response: MessageAnswer }> = {
  method: 'PUT',
  path: '/api/admin/staff-settings',
  access: 'admin',
  confirmed: 'always',
  source: 'A-026',
};
