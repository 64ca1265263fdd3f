import { PortalField } from '../../../features/speaker-portal/PortalField';

/** Changes ask for it again. */
export const CurrentPassword = ({ error }: { error: string | undefined }) => (
  <PortalField
    label="Current password"
    name="current_password"
    type="password"
    autoComplete="current-password"
    error={error}
  />
);

/** For forms that ask for it. */
export const passwordMissing = (current_password: string) =>
  current_password === '' ? { current_password: 'Password is required' } : {};
