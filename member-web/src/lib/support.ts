import { supportEmail } from '../config/env';

/** Where members write to. */
export const SUPPORT_EMAIL = supportEmail;
