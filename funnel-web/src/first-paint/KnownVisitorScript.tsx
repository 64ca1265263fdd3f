import { BROWSER_KEYS } from '@summit/contracts';
import { GUEST_EMAIL, GUEST_NAME } from '@summit/rules';
import { showKnownVisitor, type VisitorKeys } from './known-visitor';

const KEYS: VisitorKeys = {
  email: BROWSER_KEYS.userEmail.key,
  name: BROWSER_KEYS.userName.key,
  bonuses: BROWSER_KEYS.bonusDownloadUrls.key,
  invite: BROWSER_KEYS.inviteUrl.key,
  guestEmail: GUEST_EMAIL,
  guestName: GUEST_NAME,
};

/** At build only, right behind each part that it changes: a browser may paint what has come of the page before the rest has. */
export const KnownVisitorScript = () => (
  <script dangerouslySetInnerHTML={{ __html: `(${showKnownVisitor})(${JSON.stringify(KEYS)})` }} />
);
