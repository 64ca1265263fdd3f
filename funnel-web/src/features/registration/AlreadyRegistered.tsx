import { memberLoginUrl, thankYouPath } from '../../lib/site/paths';

/** The ways on for an address that has registered before: the page whose downloads are mailed to it (C-112), and the sign-in of members. */
export const AlreadyRegistered = () => (
  <p>
    <a href={thankYouPath.vip}>Send my links again</a> <a href={memberLoginUrl}>Member sign-in</a>
  </p>
);
