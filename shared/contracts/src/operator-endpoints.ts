import { adminAlertsEndpoint, adminSaveAlertSettingsEndpoint, adminTestAlertEndpoint } from './admin-alerts.js';
import {
  adminExperimentsEndpoint,
  adminSaveExperimentEndpoint,
  adminStartExperimentEndpoint,
  adminStopExperimentEndpoint,
} from './admin-experiments.js';
import { adminFigureEndpoint } from './admin-figures.js';
import { adminLiveEndpoint } from './admin-live.js';
import {
  adminMailsEndpoint,
  adminRemoveSuppressionEndpoint,
  adminRetryMailEndpoint,
  adminSuppressionsEndpoint,
} from './admin-mails.js';
import { adminPayingNowEndpoint } from './admin-paying.js';
import { adminSaveShieldEndpoint, adminShieldEndpoint } from './form-shield.js';
import { DESK_ENDPOINTS } from './desk-endpoints.js';
import { adminPersonEndpoint } from './admin-people.js';
import { adminSearchEndpoint } from './admin-search.js';
import {
  adminInviteStaffEndpoint,
  adminResendStaffInvitationEndpoint,
  adminStaffEndpoint,
  adminStaffSettingsEndpoint,
  adminUpdateStaffEndpoint,
} from './admin-staff.js';

/** Calls of the back office about its staff, one person and the mails, and over everything. */
export const OPERATOR_ENDPOINTS = {
  adminStaff: adminStaffEndpoint,
  adminInviteStaff: adminInviteStaffEndpoint,
  adminResendStaffInvitation: adminResendStaffInvitationEndpoint,
  adminUpdateStaff: adminUpdateStaffEndpoint,
  adminStaffSettings: adminStaffSettingsEndpoint,
  adminPerson: adminPersonEndpoint,
  adminSearch: adminSearchEndpoint,
  ...DESK_ENDPOINTS,
  adminLive: adminLiveEndpoint,
  adminFigure: adminFigureEndpoint,
  adminAlerts: adminAlertsEndpoint,
  adminSaveAlertSettings: adminSaveAlertSettingsEndpoint,
  adminTestAlert: adminTestAlertEndpoint,
  adminExperiments: adminExperimentsEndpoint,
  adminSaveExperiment: adminSaveExperimentEndpoint,
  adminStartExperiment: adminStartExperimentEndpoint,
  adminStopExperiment: adminStopExperimentEndpoint,
  adminPayingNow: adminPayingNowEndpoint,
  adminShield: adminShieldEndpoint,
  adminSaveShield: adminSaveShieldEndpoint,
  adminMails: adminMailsEndpoint,
  adminRetryMail: adminRetryMailEndpoint,
  adminSuppressions: adminSuppressionsEndpoint,
  adminRemoveSuppression: adminRemoveSuppressionEndpoint,
};
