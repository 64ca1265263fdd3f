import type { AdminSignedIn } from '@summit/contracts';
import type { SignedInAdmin } from '../application/admin-sign-in.use-case.js';

/** What the browser keeps of a sign-in. */
export const presentSignIn = ({ token, email, expiresAt }: SignedInAdmin): AdminSignedIn => ({
  success: true,
  requires_2fa: false,
  token,
  admin_email: email,
  expires_at: new Date(expiresAt).toISOString(),
});
