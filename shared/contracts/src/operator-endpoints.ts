import { adminPersonEndpoint } from './admin-people.js';
import { adminSearchEndpoint } from './admin-search.js';
import {
  adminInviteStaffEndpoint,
  adminResendStaffInvitationEndpoint,
  adminStaffEndpoint,
  adminStaffSettingsEndpoint,
  adminUpdateStaffEndpoint,
} from './admin-staff.js';

/** Calls of the back office about its staff, about one person, and over everything. */
export const OPERATOR_ENDPOINTS = {
  adminStaff: adminStaffEndpoint,
  adminInviteStaff: adminInviteStaffEndpoint,
  adminResendStaffInvitation: adminResendStaffInvitationEndpoint,
  adminUpdateStaff: adminUpdateStaffEndpoint,
  adminStaffSettings: adminStaffSettingsEndpoint,
  adminPerson: adminPersonEndpoint,
  adminSearch: adminSearchEndpoint,
};
