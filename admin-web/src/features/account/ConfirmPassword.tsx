import { adminConfirmIdentityEndpoint } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { registered } from '@summit/web-app/form/registered';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { PasswordField } from '../../lib/form/PasswordField';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS } from './messages';

export interface ConfirmPasswordProps {
  titleId: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The password again, before two-factor is set up: whoever found an open browser has none (S5). */
export function ConfirmPassword({ titleId, onConfirmed, onCancel }: ConfirmPasswordProps) {
  const { api } = useServices();
  const form = useForm({ defaultValues: { current: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current }) => {
    try {
      const body = { current_password: current, two_factor_code: null };
      await api.send(adminConfirmIdentityEndpoint, { body });
      onConfirmed();
    } catch (error) {
      form.setError('root', { message: failureText(error, ACCOUNT_TEXTS.setupFailed) });
    }
  });
  return (
    <DialogForm
      titleId={titleId}
      title={ACCOUNT_TEXTS.twoFactorTitle}
      note={ACCOUNT_TEXTS.confirmIdentity}
      failure={errors.root?.message}
      action={ACCOUNT_TEXTS.continue}
      busy={isSubmitting}
      onSubmit={submit}
      onChange={() => form.clearErrors('root')}
      onCancel={onCancel}
    >
      <PasswordField
        label={ACCOUNT_TEXTS.currentPassword}
        autoFocus
        autoComplete="current-password"
        error={errors.current?.message}
        {...registered(form.register('current', { required: ACCOUNT_TEXTS.currentRequired }))}
      />
    </DialogForm>
  );
}
