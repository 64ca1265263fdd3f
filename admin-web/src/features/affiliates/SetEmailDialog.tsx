import { isApiError } from '@summit/api-client';
import { adminSetAffiliateEmailEndpoint, type AffiliateRow } from '@summit/contracts';
import { isBundledAddress, isEmail, normalizeEmail } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { unlessCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS as TEXTS, AFFILIATE_TEXTS } from './messages';

export interface SetEmailDialogProps {
  /** As the list has it now. */
  affiliate: AffiliateRow;
  onSaved: () => void;
  /** Another owner was faster: the list is read again. */
  onOvertaken: () => void;
  onClose: () => void;
}

const isOvertaken = (error: Error): boolean => isApiError(error) && error.code === 'edit_conflict';

/** The address of an affiliate who has none yet, or whose account nobody uses (C-020). */
export function SetEmailDialog({ affiliate, onSaved, onOvertaken, onClose }: SetEmailDialogProps) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const [email, setEmail] = useState(isBundledAddress(affiliate.email) ? '' : affiliate.email);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusFirstError(refusals);
  const isValid = isEmail(normalizeEmail(email));
  const save = useMutation({
    mutationFn: (seen_email: string) =>
      api.send(adminSetAffiliateEmailEndpoint, {
        params: { speaker_code: affiliate.speaker_code },
        body: { email: email.trim(), seen_email },
      }),
    onSuccess: ({ message }) => {
      notify(message);
      onSaved();
    },
    onError: (error) => {
      if (isOvertaken(error)) onOvertaken();
    },
  });
  const failure = (error: Error): string =>
    isOvertaken(error) && affiliate.email !== save.variables
      ? TEXTS.emailOvertaken(affiliate.email)
      : reasonText(error, AFFILIATE_TEXTS.unknown);
  return (
    <FormDialog onClose={save.isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        ref={form}
        titleId={id}
        title={`Address of ${affiliate.speaker_name}`}
        note={TEXTS.emailNote}
        failure={save.error && unlessCalledOff(save.error, failure(save.error))}
        action={TEXTS.saveEmail}
        acting={TEXTS.saving}
        busy={save.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          if (isValid) save.mutate(affiliate.email);
          else setRefusals(refusals + 1);
        }}
        onCancel={onClose}
      >
        <FormField
          label={TEXTS.email}
          type="email"
          autoFocus
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            save.reset();
          }}
          error={refusals > 0 && !isValid ? TEXTS.emailInvalid : undefined}
        />
      </DialogForm>
    </FormDialog>
  );
}
