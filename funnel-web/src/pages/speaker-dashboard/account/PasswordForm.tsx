import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { PortalField } from '../../../features/speaker-portal/PortalField';
import type { FieldErrors } from '../../../features/speaker-portal/useCheckedForm';
import { AccountForm, type AccountFormEvents } from './AccountForm';
import { CurrentPassword, passwordMissing } from './CurrentPassword';

const FIELDS = ['current_password', 'new_password', 'confirm_password'] as const;
type Field = (typeof FIELDS)[number];

function check({ current_password, new_password, confirm_password }: Record<Field, string>): FieldErrors<Field> {
  return {
    ...passwordMissing(current_password),
    ...(new_password.length < PASSWORD_MIN_LENGTH.speaker && {
      new_password: `Password must be at least ${PASSWORD_MIN_LENGTH.speaker} characters`,
    }),
    ...(new_password !== confirm_password && { confirm_password: 'New passwords do not match' }),
  };
}

/** Another password; every other browser is signed out. */
export const PasswordForm = (events: AccountFormEvents) => (
  <AccountForm<Field>
    {...events}
    fields={FIELDS}
    check={check}
    send={(ports, values) => ports.changePassword(values)}
    button="Change password"
  >
    {(errors) => (
      <>
        <CurrentPassword error={errors.current_password} />
        <PortalField
          label="New password"
          name="new_password"
          type="password"
          autoComplete="new-password"
          error={errors.new_password}
        />
        <PortalField
          label="Confirm new password"
          name="confirm_password"
          type="password"
          autoComplete="new-password"
          error={errors.confirm_password}
        />
      </>
    )}
  </AccountForm>
);
