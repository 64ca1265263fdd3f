import { env } from '../../config/env';

/** Where buyers and visitors write to. */
export const SUPPORT_EMAIL = env.supportEmail;
