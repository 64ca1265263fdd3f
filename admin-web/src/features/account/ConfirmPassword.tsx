import { adminConfirmIdentityEndpoint } from '@summit/contracts';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { failedText } from '../../lib/failure/reason-text';
import { PasswordField } from '../../lib/form/PasswordField';
import { useServices } from '../../lib/services';
import { PasskeyInstead } from './passkeys/PasskeyInstead';
import { ACCOUNT_TEXTS } from './messages';

export interface ConfirmPasswordProps {
  titleId: string;
  title: string;
  note: string;
  /** Two-factor is on: the code is asked for as well. */
  asksCode: boolean;
  /** Its call is under way, or has ended: until then the dialog around it stays. */
  onBusy: (busy: boolean) => void;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The password again, and the code, or a passkey, before what is hard to undo: whoever found an open browser has none (S5). */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  const { titleId, title, note, asksCode, onBusy, onConfirmed, onCancel } = props;
  const { api } = useServices();
  const form = useForm({ defaultValues: { current: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current, code }) => {
    onBusy(true);
    try {
      const body = { current_password: current, two_factor_code: asksCode ? code.trim() : null };
      await api.send(adminConfirmIdentityEndpoint, { body });
      onConfirmed();
    } catch (error) {
      form.setError('root', { message: failedText(error, ACCOUNT_TEXTS.confirmFailed) });
    } finally {
      onBusy(false);
    }
  });
  return (
    <DialogForm
      titleId={titleId}
      title={title}
      note={note}
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
      {asksCode && (
        <FormField
          label={ACCOUNT_TEXTS.anyCode}
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...registered(form.register('code', { required: ACCOUNT_TEXTS.codeRequired }))}
        />
      )}
      <PasskeyInstead onConfirmed={onConfirmed} />
    </DialogForm>
  );
}
