import { adminChangePasswordEndpoint } from '@summit/contracts';
import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { registered } from '@summit/web-app/form/registered';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { failedText } from '../../lib/failure/reason-text';
import { PasswordField } from '../../lib/form/PasswordField';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS } from './messages';

/** the new password ends every sign-in of the administrator, this one included. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { api, session } = useServices();
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { current: '', next: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current, next }) => {
    try {
      const body = { current_password: current, new_password: next };
      const { message } = await api.send(adminChangePasswordEndpoint, { body });
      session.close('renewal');
      void navigate(loginPath);
      notify(message);
    } catch (error) {
      form.setError('root', { message: failedText(error, ACCOUNT_TEXTS.passwordFailed) });
    }
  });
  return (
    <FormDialog onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogForm
        titleId={id}
        title={ACCOUNT_TEXTS.passwordTitle}
        note={ACCOUNT_TEXTS.passwordNote}
        failure={errors.root?.message}
        action={ACCOUNT_TEXTS.savePassword}
        acting={ACCOUNT_TEXTS.savingPassword}
        busy={isSubmitting}
        onSubmit={submit}
        onChange={() => form.clearErrors('root')}
        onCancel={onClose}
      >
        <PasswordField
          label={ACCOUNT_TEXTS.currentPassword}
          autoFocus
          autoComplete="current-password"
          error={errors.current?.message}
          {...registered(form.register('current', { required: ACCOUNT_TEXTS.currentRequired }))}
        />
        <PasswordField
          label={ACCOUNT_TEXTS.newPassword}
          autoComplete="new-password"
          error={errors.next?.message}
          {...registered(
            form.register('next', {
              required: ACCOUNT_TEXTS.tooShort,
              minLength: { value: PASSWORD_MIN_LENGTH.admin, message: ACCOUNT_TEXTS.tooShort },
            }),
          )}
        />
        <PasswordField
          label={ACCOUNT_TEXTS.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...registered(
            form.register('confirmation', {
              validate: (value) => value === form.getValues('next') || ACCOUNT_TEXTS.mismatch,
            }),
          )}
        />
      </DialogForm>
    </FormDialog>
  );
}
