import { isEmail, normalizeEmail } from '@summit/rules';
import type { PayoutKind, SetPayoutMethodRequest } from '@summit/contracts';
import { useState } from 'react';
import { PortalField } from '../../../features/speaker-portal/PortalField';
import type { FieldErrors } from '../../../features/speaker-portal/useCheckedForm';
import { AccountForm, type AccountFormEvents } from './AccountForm';
import { CurrentPassword, passwordMissing } from './CurrentPassword';

const FIELDS = [
  'kind',
  'paypal_email',
  'account_holder',
  'account_number',
  'routing_code',
  'tax_note',
  'current_password',
] as const;
type Field = (typeof FIELDS)[number];

const FIELD_OF = {
  email_invalid: 'paypal_email',
  payout_holder_required: 'account_holder',
  payout_account_invalid: 'account_number',
  payout_routing_invalid: 'routing_code',
} as const;

const KINDS: readonly (readonly [PayoutKind, string])[] = [
  ['paypal', 'PayPal'],
  ['bank', 'Bank account'],
];

/** What is missing; whether an account exists is the server's to say. */
function check(values: Record<Field, string>): FieldErrors<Field> {
  const isPaypal = values.kind === 'paypal';
  return {
    ...(isPaypal &&
      !isEmail(normalizeEmail(values.paypal_email)) && { paypal_email: 'Please enter a valid email address' }),
    ...(!isPaypal &&
      values.account_holder.trim() === '' && { account_holder: 'Please enter the name of the account holder' }),
    ...(!isPaypal &&
      values.account_number.trim() === '' && {
        account_number: 'Please enter an IBAN, or the account number of a US bank',
      }),
    ...passwordMissing(values.current_password),
  };
}

function requestOf(values: Record<Field, string>): SetPayoutMethodRequest {
  const { current_password, tax_note, paypal_email, account_holder, account_number, routing_code } = values;
  const common = { current_password, ...(tax_note.trim() && { tax_note: tax_note.trim() }) };
  return values.kind === 'paypal'
    ? { ...common, kind: 'paypal', paypal_email: paypal_email.trim() }
    : { ...common, kind: 'bank', account_holder, account_number, routing_code };
}

/** Another way to be paid. It waits for a look, and payouts with it. */
export function PayoutMethodForm(events: AccountFormEvents) {
  const [kind, setKind] = useState<PayoutKind>('paypal');
  return (
    <AccountForm<Field>
      {...events}
      fields={FIELDS}
      check={check}
      fieldOf={FIELD_OF}
      send={(ports, values) => ports.setPayoutMethod(requestOf({ ...values, kind }))}
      button="Ask for the change"
    >
      {(errors) => (
        <>
          <p className="portal__text">
            We look at every change before the next payout, and tell you by email. Until then nothing is paid out.
          </p>
          <fieldset className="account-kinds">
            <legend>Payouts go to</legend>
            {KINDS.map(([one, label]) => (
              <label key={one}>
                <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => setKind(one)} />
                {label}
              </label>
            ))}
          </fieldset>
          {kind === 'paypal' ? (
            <PortalField
              label="PayPal email"
              name="paypal_email"
              type="email"
              autoComplete="email"
              error={errors.paypal_email}
            />
          ) : (
            <>
              <PortalField
                label="Account holder"
                name="account_holder"
                type="text"
                autoComplete="name"
                maxLength={120}
                error={errors.account_holder}
              />
              <PortalField
                label="IBAN or US account number"
                name="account_number"
                type="text"
                autoComplete="off"
                maxLength={60}
                error={errors.account_number}
              />
              <PortalField
                label="Routing number or BIC"
                name="routing_code"
                type="text"
                autoComplete="off"
                maxLength={60}
                hint="Nine digits for a US account. With an IBAN it may stay empty."
                error={errors.routing_code}
              />
            </>
          )}
          <PortalField
            label="Tax note (optional)"
            name="tax_note"
            type="text"
            autoComplete="off"
            maxLength={500}
            hint="For our tax forms, for example which form you have sent us. It is kept encrypted and never shown here."
            error={errors.tax_note}
          />
          <CurrentPassword error={errors.current_password} />
        </>
      )}
    </AccountForm>
  );
}
