import { adminRenamePasskeyEndpoint, type PasskeyRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { DialogForm } from '../../../lib/dialog/DialogForm';
import { FormDialog } from '../../../lib/dialog/FormDialog';
import { failedText } from '../../../lib/failure/reason-text';
import { useServices } from '../../../lib/services';
import { PASSKEY_TEXTS as TEXTS } from './messages';

export interface RenamePasskeyDialogProps {
  passkey: PasskeyRow;
  onSaved: () => void;
  onClose: () => void;
}

/** A name by which its owner knows a passkey again. */
export function RenamePasskeyDialog({ passkey, onSaved, onClose }: RenamePasskeyDialogProps) {
  const titleId = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const form = useForm({ defaultValues: { label: passkey.label } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ label }) => {
    try {
      const params = { passkey_id: passkey.id };
      const { message } = await api.send(adminRenamePasskeyEndpoint, { params, body: { label: label.trim() } });
      notify(message);
      onSaved();
    } catch (error) {
      form.setError('root', { message: failedText(error, TEXTS.renameFailed) });
    }
  });
  return (
    <FormDialog onClose={isSubmitting ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogForm
        titleId={titleId}
        title={TEXTS.renameTitle}
        failure={errors.root?.message}
        action={TEXTS.saveName}
        acting={TEXTS.saving}
        busy={isSubmitting}
        onSubmit={submit}
        onChange={() => form.clearErrors('root')}
        onCancel={onClose}
      >
        <FormField
          label={TEXTS.name}
          autoFocus
          inputProps={{ maxLength: 60 }}
          error={errors.label?.message}
          {...registered(form.register('label', { validate: (label) => label.trim() !== '' || TEXTS.nameRequired }))}
        />
      </DialogForm>
    </FormDialog>
  );
}
