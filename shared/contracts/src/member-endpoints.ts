import { vipBonusLinkEndpoint } from './bonus.js';
import {
  vipLoginEndpoint,
  vipStatusEndpoint,
  vipSetupPasswordEndpoint,
  vipForgotPasswordEndpoint,
  vipResetPasswordEndpoint,
  vipChangePasswordEndpoint,
  vipConfirmIdentityEndpoint,
  vipEnableTwoFactorEndpoint,
  vipVerifyTwoFactorEndpoint,
  vipDisableTwoFactorEndpoint,
  vipLogoutEndpoint,
} from './vip-auth.js';
import {
  vipSecurityEndpoint,
  vipEndSignInEndpoint,
  vipSignOutEverywhereEndpoint,
  vipRenewBackupCodesEndpoint,
} from './vip-security.js';
import {
  vipRenewSetupLinkEndpoint,
  vipLostTwoFactorEndpoint,
  vipConfirmLostTwoFactorEndpoint,
  vipKeepTwoFactorByLinkEndpoint,
  vipKeepTwoFactorEndpoint,
  vipChangeEmailEndpoint,
  vipConfirmEmailEndpoint,
  vipTakeBackEmailEndpoint,
} from './vip-recovery.js';
import { VIP_PASSKEY_ENDPOINTS } from './passkey-endpoints.js';
import { vipPurchasesEndpoint, vipInvoiceEndpoint } from './vip-purchases.js';
import {
  vipProfileEndpoint,
  vipProfilePhotoEndpoint,
  vipRemovePhotoEndpoint,
  profilePhotoEndpoint,
  vipGiftClickEndpoint,
} from './vip-profile.js';
import {
  publicSessionEndpoint,
  sessionPreviewEndpoint,
  allSessionsEndpoint,
  sessionsByDayEndpoint,
  sessionGiftClickEndpoint,
} from './sessions.js';
import { dayPageSizesEndpoint, giftEndpoint, vipLibraryEndpoint, vipLibraryFileEndpoint } from './library.js';
import { rateSessionEndpoint } from './ratings.js';
import { searchSessionsEndpoint, sessionTranscriptEndpoint } from './session-search.js';
import { saveWatchPositionEndpoint, watchPositionsEndpoint } from './session-watching.js';
import {
  promptPageEndpoint,
  promptListEndpoint,
  searchPromptsEndpoint,
  validatePromptEmailEndpoint,
  acceptPromptDisclaimerEndpoint,
  trackPromptAccessEndpoint,
} from './prompts.js';
import {
  calendarFeedEndpoint,
  calendarFeedLinkEndpoint,
  dayCalendarEndpoint,
  renewCalendarFeedLinkEndpoint,
  sessionCalendarEndpoint,
  summitCalendarEndpoint,
} from './calendar.js';
import { nextSummitEndpoint } from './next-summit.js';

/** Calls of the member, session and prompt pages. */
export const MEMBER_ENDPOINTS = {
  vipBonusLink: vipBonusLinkEndpoint,
  vipLogin: vipLoginEndpoint,
  vipStatus: vipStatusEndpoint,
  vipSetupPassword: vipSetupPasswordEndpoint,
  vipForgotPassword: vipForgotPasswordEndpoint,
  vipResetPassword: vipResetPasswordEndpoint,
  vipChangePassword: vipChangePasswordEndpoint,
  vipConfirmIdentity: vipConfirmIdentityEndpoint,
  vipEnableTwoFactor: vipEnableTwoFactorEndpoint,
  vipVerifyTwoFactor: vipVerifyTwoFactorEndpoint,
  vipDisableTwoFactor: vipDisableTwoFactorEndpoint,
  vipLogout: vipLogoutEndpoint,
  vipSecurity: vipSecurityEndpoint,
  vipEndSignIn: vipEndSignInEndpoint,
  vipSignOutEverywhere: vipSignOutEverywhereEndpoint,
  vipRenewBackupCodes: vipRenewBackupCodesEndpoint,
  ...VIP_PASSKEY_ENDPOINTS,
  vipRenewSetupLink: vipRenewSetupLinkEndpoint,
  vipLostTwoFactor: vipLostTwoFactorEndpoint,
  vipConfirmLostTwoFactor: vipConfirmLostTwoFactorEndpoint,
  vipKeepTwoFactorByLink: vipKeepTwoFactorByLinkEndpoint,
  vipKeepTwoFactor: vipKeepTwoFactorEndpoint,
  vipChangeEmail: vipChangeEmailEndpoint,
  vipConfirmEmail: vipConfirmEmailEndpoint,
  vipTakeBackEmail: vipTakeBackEmailEndpoint,
  vipPurchases: vipPurchasesEndpoint,
  vipInvoice: vipInvoiceEndpoint,
  vipProfile: vipProfileEndpoint,
  vipProfilePhoto: vipProfilePhotoEndpoint,
  vipRemovePhoto: vipRemovePhotoEndpoint,
  profilePhoto: profilePhotoEndpoint,
  vipGiftClick: vipGiftClickEndpoint,
  vipLibrary: vipLibraryEndpoint,
  vipLibraryFile: vipLibraryFileEndpoint,
  gift: giftEndpoint,
  dayPageSizes: dayPageSizesEndpoint,
  publicSession: publicSessionEndpoint,
  sessionPreview: sessionPreviewEndpoint,
  allSessions: allSessionsEndpoint,
  sessionsByDay: sessionsByDayEndpoint,
  sessionGiftClick: sessionGiftClickEndpoint,
  rateSession: rateSessionEndpoint,
  searchSessions: searchSessionsEndpoint,
  sessionTranscript: sessionTranscriptEndpoint,
  watchPositions: watchPositionsEndpoint,
  saveWatchPosition: saveWatchPositionEndpoint,
  summitCalendar: summitCalendarEndpoint,
  dayCalendar: dayCalendarEndpoint,
  sessionCalendar: sessionCalendarEndpoint,
  calendarFeed: calendarFeedEndpoint,
  calendarFeedLink: calendarFeedLinkEndpoint,
  renewCalendarFeedLink: renewCalendarFeedLinkEndpoint,
  nextSummit: nextSummitEndpoint,
  promptPage: promptPageEndpoint,
  promptList: promptListEndpoint,
  searchPrompts: searchPromptsEndpoint,
  validatePromptEmail: validatePromptEmailEndpoint,
  acceptPromptDisclaimer: acceptPromptDisclaimerEndpoint,
  trackPromptAccess: trackPromptAccessEndpoint,
};
