import { supportEmail } from '../config/env';

/** Where administrators write to when nothing else helps. */
export const SUPPORT_EMAIL = supportEmail;
