import Box from '@mui/material/Box';
import { adminUpdateVipAccessEndpoint, type VipUserRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import { ACCESS_TEXTS as TEXTS, VIP_TEXTS } from './messages';
import { SummitAccessFields } from './SummitAccessFields';
import { useReloadVipUsers } from './vip-users-query';

/** Opens and closes the editions for one VIP user. */
export function EditAccessDialog({ user, onClose }: { user: VipUserRow; onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const reload = useReloadVipUsers();
  const { email, summit1_access, summit2_access } = user;
  const [access, setAccess] = useState({ summit1_access, summit2_access });
  const save = useMutation({
    mutationFn: () =>
      api.send(adminUpdateVipAccessEndpoint, {
        body: { email, ...access, seen_summit1_access: summit1_access, seen_summit2_access: summit2_access },
      }),
    onSuccess: ({ message }) => {
      notify(message);
      onClose();
    },
    onSettled: () => void reload(),
  });
  return (
    <FormDialog onClose={save.isPending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.title}
        note={TEXTS.note}
        failure={save.error && `${TEXTS.failed}: ${reasonText(save.error, VIP_TEXTS.unknown)}`}
        action={TEXTS.save}
        acting={TEXTS.saving}
        busy={save.isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
        onCancel={onClose}
      >
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Box>
        <SummitAccessFields values={access} onValues={setAccess} />
      </DialogForm>
    </FormDialog>
  );
}
