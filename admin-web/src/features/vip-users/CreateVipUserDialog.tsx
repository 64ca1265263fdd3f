import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { isApiError } from '@summit/api-client';
import { adminCreateVipUserEndpoint, type VipSetupLinkResponse } from '@summit/contracts';
import { EMAIL_MAX_LENGTH, isEmail } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { CREATE_TEXTS as TEXTS, VIP_TEXTS } from './messages';
import { SummitAccessFields } from './SummitAccessFields';
import { useReloadVipUsers } from './vip-users-query';

export interface CreateVipUserDialogProps {
  onCreated: (answer: VipSetupLinkResponse) => void;
  onClose: () => void;
}

const START = { email: '', name: '' };

/** Adds a VIP user. */
export function CreateVipUserDialog({ onCreated, onClose: onLeft }: CreateVipUserDialogProps) {
  const id = useId();
  const { api } = useServices();
  const reload = useReloadVipUsers();
  const { values, change, restored, forget } = useKeptFields('new VIP user', START);
  const [access, setAccess] = useState({ summit1_access: false, summit2_access: true });
  const [sendsMail, setSendsMail] = useState(true);
  const [refused, setRefused] = useState(false);
  /** The address that another account has left, once the server has said so; with the administrator's answer. */
  const [left, setLeft] = useState({ email: '', isMeant: false });
  const onClose = () => {
    forget();
    onLeft();
  };
  const email = values.email.trim();
  const name = values.name.trim();
  const create = useMutation({
    mutationFn: () =>
      api.send(adminCreateVipUserEndpoint, {
        body: {
          email,
          name,
          ...access,
          send_welcome_email: sendsMail,
          ...(left.email === email && { former_address_confirmed: left.isMeant }),
        },
      }),
    onError: (error) => {
      if (isApiError(error) && error.code === 'vip_address_left') setLeft({ email, isMeant: false });
    },
    onSuccess: (answer) => {
      forget();
      void reload();
      onCreated(answer);
    },
  });
  const isIncomplete = email === '' || name === '';
  const isWrongEmail = email !== '' && !isEmail(email);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(true);
    if (!isIncomplete && !isWrongEmail && !create.isPending) create.mutate();
  };
  const failure = () => {
    if (refused && isIncomplete) return TEXTS.required;
    return create.error && `${TEXTS.failed}: ${reasonText(create.error, VIP_TEXTS.unknown)}`;
  };
  return (
    <FormDialog onClose={create.isPending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.title}
        failure={failure()}
        action={TEXTS.save}
        acting={TEXTS.saving}
        busy={create.isPending}
        onSubmit={submit}
        onChange={() => create.reset()}
        onCancel={onClose}
        restored={restored}
      >
        <FormField
          label={TEXTS.email}
          type="email"
          autoFocus
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => change({ email: target.value })}
          error={refused && isWrongEmail ? TEXTS.emailInvalid : undefined}
          inputProps={{ maxLength: EMAIL_MAX_LENGTH, autoCapitalize: 'none', spellCheck: false }}
        />
        <FormField
          label={TEXTS.name}
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          inputProps={{ maxLength: 200 }}
        />
        <SummitAccessFields values={access} onValues={setAccess} />
        <FormControlLabel
          label={TEXTS.sendMail}
          control={
            <Checkbox size="small" checked={sendsMail} onChange={({ target }) => setSendsMail(target.checked)} />
          }
        />
        {left.email !== '' && left.email === email && (
          <FormControlLabel
            label={TEXTS.leftIsMeant}
            control={
              <Checkbox
                size="small"
                checked={left.isMeant}
                onChange={({ target }) => setLeft({ email, isMeant: target.checked })}
              />
            }
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
