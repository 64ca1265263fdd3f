import { isEmail, normalizeEmail } from '@summit/rules';
import { PortalField } from '../../../features/speaker-portal/PortalField';
import type { FieldErrors } from '../../../features/speaker-portal/useCheckedForm';
import { AccountForm, type AccountFormEvents } from './AccountForm';
import { CurrentPassword, passwordMissing } from './CurrentPassword';

const FIELDS = ['new_email', 'current_password'] as const;
type Field = (typeof FIELDS)[number];

const FIELD_OF = { email_invalid: 'new_email', new_email_is_current: 'new_email' } as const;

const check = ({ new_email, current_password }: Record<Field, string>): FieldErrors<Field> => ({
  ...(!isEmail(normalizeEmail(new_email)) && { new_email: 'Please enter a valid email address' }),
  ...passwordMissing(current_password),
});

/** Another address, confirmed by a link that is mailed to it. */
export const EmailForm = (events: AccountFormEvents) => (
  <AccountForm<Field>
    {...events}
    fields={FIELDS}
    check={check}
    fieldOf={FIELD_OF}
    send={(ports, { new_email, current_password }) =>
      ports.changeEmail({ new_email: new_email.trim(), current_password })
    }
    button="Mail me the link"
  >
    {(errors) => (
      <>
        <PortalField
          label="New email"
          name="new_email"
          type="email"
          autoComplete="email"
          hint="We mail a link to it. Until you open that, nothing changes. Payouts do not move with it."
          error={errors.new_email}
        />
        <CurrentPassword error={errors.current_password} />
      </>
    )}
  </AccountForm>
);
