import Dialog from '@mui/material/Dialog';
import { adminSetAffiliateEmailEndpoint, type AffiliateRow } from '@summit/contracts';
import { isBundledAddress, isEmail, normalizeEmail } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS as TEXTS, AFFILIATE_TEXTS } from './messages';

export interface SetEmailDialogProps {
  affiliate: AffiliateRow;
  onSaved: () => void;
  onClose: () => void;
}

/** The address of an affiliate who has none yet, or whose account nobody uses (C-020). */
export function SetEmailDialog({ affiliate, onSaved, onClose }: SetEmailDialogProps) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const [email, setEmail] = useState(isBundledAddress(affiliate.email) ? '' : affiliate.email);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusFirstError(refusals);
  const isValid = isEmail(normalizeEmail(email));
  const save = useMutation({
    mutationFn: () =>
      api.send(adminSetAffiliateEmailEndpoint, {
        params: { speaker_code: affiliate.speaker_code },
        body: { email: email.trim() },
      }),
    onSuccess: ({ message }) => {
      notify(message);
      onSaved();
    },
  });
  return (
    <Dialog open onClose={save.isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        ref={form}
        titleId={id}
        title={`Address of ${affiliate.speaker_name}`}
        note={TEXTS.emailNote}
        failure={save.error && failureText(save.error, AFFILIATE_TEXTS.unknown)}
        action={TEXTS.saveEmail}
        acting={TEXTS.saving}
        busy={save.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          if (isValid) save.mutate();
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
    </Dialog>
  );
}
