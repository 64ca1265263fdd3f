import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminInviteStaffEndpoint, STAFF_ROLES, type StaffRole } from '@summit/contracts';
import { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { unlessCalledOff } from '../../lib/failure/called-off';
import { failedText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { ROLE_NAMES, STAFF_TEXTS as TEXTS } from './messages';
import { staffQuery } from './staff-query';

const START: { email: string; role: StaffRole } = { email: '', role: 'support' };

/** Address and role of somebody new. */
export function InviteStaffDialog({ onClose: onLeft }: { onClose: () => void }) {
  const id = useId();
  const services = useServices();
  const queries = useQueryClient();
  const { notify } = useFeedback();
  const { values, change, restored, forget } = useKeptFields('staff invitation', START);
  const { email, role } = values;
  const [refused, setRefused] = useState(false);
  const onClose = () => {
    forget();
    onLeft();
  };
  const isWrong = !isEmail(normalizeEmail(email));
  const invite = useMutation({
    mutationFn: () => services.api.send(adminInviteStaffEndpoint, { body: { email: email.trim(), role } }),
    onSuccess: ({ message }) => {
      notify(message);
      void queries.invalidateQueries(staffQuery(services));
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(isWrong);
    if (!isWrong && !invite.isPending) invite.mutate();
  };
  return (
    <FormDialog onClose={invite.isPending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.inviteTitle}
        note={TEXTS.inviteNote}
        failure={invite.error && unlessCalledOff(invite.error, failedText(invite.error, TEXTS.changeFailed))}
        action={TEXTS.send}
        acting={TEXTS.sending}
        busy={invite.isPending}
        onSubmit={submit}
        onChange={() => invite.reset()}
        onCancel={onClose}
        restored={restored}
      >
        <FormField
          label={TEXTS.email}
          type="email"
          autoFocus
          autoComplete="off"
          value={email}
          onChange={({ target }) => change({ email: target.value })}
          error={refused && isWrong ? TEXTS.emailInvalid : undefined}
          inputProps={{ maxLength: EMAIL_MAX_LENGTH, autoCapitalize: 'none', spellCheck: false }}
        />
        <TextField
          select
          label={TEXTS.role}
          value={role}
          onChange={({ target }) => change({ role: STAFF_ROLES.find((one) => one === target.value) ?? 'support' })}
        >
          {STAFF_ROLES.map((one) => (
            <MenuItem key={one} value={one}>
              {ROLE_NAMES[one]}
            </MenuItem>
          ))}
        </TextField>
      </DialogForm>
    </FormDialog>
  );
}
