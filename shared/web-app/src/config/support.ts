import { supportEmail } from './env.js';

/** Where visitors, members and administrators write to when nothing else helps. */
export const SUPPORT_EMAIL = supportEmail;
