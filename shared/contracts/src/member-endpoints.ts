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
  vipProfileEndpoint,
  vipProfilePhotoEndpoint,
  profilePhotoEndpoint,
  vipGiftClickEndpoint,
} from './vip-profile.js';
import {
  publicSessionEndpoint,
  allSessionsEndpoint,
  sessionsByDayEndpoint,
  sessionGiftClickEndpoint,
} from './sessions.js';
import { giftEndpoint, vipLibraryEndpoint, vipLibraryFileEndpoint } from './library.js';
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

/** Calls of the member, session and prompt pages. */
export const MEMBER_ENDPOINTS = {
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
  vipProfile: vipProfileEndpoint,
  vipProfilePhoto: vipProfilePhotoEndpoint,
  profilePhoto: profilePhotoEndpoint,
  vipGiftClick: vipGiftClickEndpoint,
  vipLibrary: vipLibraryEndpoint,
  vipLibraryFile: vipLibraryFileEndpoint,
  gift: giftEndpoint,
  publicSession: publicSessionEndpoint,
  allSessions: allSessionsEndpoint,
  sessionsByDay: sessionsByDayEndpoint,
  sessionGiftClick: sessionGiftClickEndpoint,
  rateSession: rateSessionEndpoint,
  searchSessions: searchSessionsEndpoint,
  sessionTranscript: sessionTranscriptEndpoint,
  watchPositions: watchPositionsEndpoint,
  saveWatchPosition: saveWatchPositionEndpoint,
  promptPage: promptPageEndpoint,
  promptList: promptListEndpoint,
  searchPrompts: searchPromptsEndpoint,
  validatePromptEmail: validatePromptEmailEndpoint,
  acceptPromptDisclaimer: acceptPromptDisclaimerEndpoint,
  trackPromptAccess: trackPromptAccessEndpoint,
};
