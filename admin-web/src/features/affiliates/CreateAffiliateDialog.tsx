import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { adminCreateAffiliateEndpoint, type AffiliateInvitationResponse } from '@summit/contracts';
import { isEmail, isReferralCode, normalizeEmail } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { font } from '@summit/ui/theme/tokens';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { reasonText } from '../../lib/failure/reason-text';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import { useServices } from '../../lib/services';
import { ACCOUNT_TEXTS as TEXTS, AFFILIATE_TEXTS } from './messages';

export interface CreateAffiliateDialogProps {
  onCreated: (answer: AffiliateInvitationResponse) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  code: string;
  email: string;
  invite: boolean;
}

const START: Values = { name: '', code: '', email: '', invite: true };

function problemsOf({ name, code, email }: Values): Partial<Record<'name' | 'code' | 'email', string>> {
  return {
    ...(name.trim() === '' && { name: TEXTS.nameRequired }),
    ...(!isReferralCode(code.trim()) && { code: code.trim() === '' ? TEXTS.codeRequired : TEXTS.codeFormat }),
    ...(!isEmail(normalizeEmail(email)) && { email: TEXTS.emailInvalid }),
  };
}

/** Makes an affiliate's account and, unless told otherwise, mails the link that sets its password (C-062). */
export function CreateAffiliateDialog({ onCreated, onClose: onLeft }: CreateAffiliateDialogProps) {
  const id = useId();
  const { api } = useServices();
  const { values, restored, forget, ...kept } = useKeptFields('new affiliate', START);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusFirstError(refusals);
  const problems = problemsOf(values);
  const shown = refusals > 0 ? problems : {};
  const create = useMutation({
    mutationFn: ({ name, code, email, invite }: Values) =>
      api.send(adminCreateAffiliateEndpoint, {
        body: { speaker_name: name.trim(), speaker_code: code.trim(), email: email.trim(), send_invitation: invite },
      }),
    onSuccess: (answer) => {
      forget();
      onCreated(answer);
    },
  });
  const onClose = () => {
    forget();
    onLeft();
  };
  const change = (part: Partial<Values>) => {
    kept.change(part);
    create.reset();
  };
  return (
    <FormDialog onClose={create.isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        ref={form}
        titleId={id}
        title={TEXTS.createTitle}
        failure={create.error && reasonText(create.error, AFFILIATE_TEXTS.unknown)}
        action={TEXTS.save}
        acting={TEXTS.saving}
        busy={create.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (create.isPending) return;
          if (Object.keys(problems).length > 0) setRefusals(refusals + 1);
          else create.mutate(values);
        }}
        onCancel={onClose}
        restored={restored}
      >
        <FormField
          label={TEXTS.name}
          autoFocus
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          error={shown.name}
          inputProps={{ maxLength: 120 }}
        />
        <FormField
          label={TEXTS.code}
          autoComplete="off"
          value={values.code}
          onChange={({ target }) => change({ code: target.value.toUpperCase() })}
          hint={TEXTS.codeHint}
          error={shown.code}
          inputProps={{ maxLength: 64, spellCheck: false, autoCapitalize: 'characters' }}
          sx={{ '& input': { fontFamily: font.mono } }}
        />
        <FormField
          label={TEXTS.email}
          type="email"
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => change({ email: target.value })}
          error={shown.email}
        />
        <FormControlLabel
          control={<Checkbox checked={values.invite} onChange={(_event, invite) => change({ invite })} />}
          label={TEXTS.sendInvitation}
        />
      </DialogForm>
    </FormDialog>
  );
}
