import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminSessionAccessEndpoint, type SessionAccessResponse, type SessionRow } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { reasonText } from '../../lib/failure/reason-text';
import { StatusChip } from '../../lib/panel/StatusChip';
import { useServices } from '../../lib/services';
import { LOOKUP_TEXTS as TEXTS, PERSONS, SESSIONS_TEXTS } from './messages';

/** "Why can I (not) watch?", for support: by the rule that the pages ask (C-047). */
export function WatchLookup({ session, onClose }: { session: SessionRow; onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (address: string) =>
      api.send(adminSessionAccessEndpoint, { params: { id: session.id }, query: { email: address } }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = email.trim();
    setInvalid(!isEmail(address));
    if (isEmail(address)) mutate(address);
    else field.current?.focus();
  };
  return (
    <FormDialog onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.title}
        note={TEXTS.lead}
        failure={error && reasonText(error, SESSIONS_TEXTS.unknown)}
        action={TEXTS.ask}
        acting={TEXTS.asking}
        busy={isPending}
        onSubmit={submit}
        onCancel={onClose}
        looksUp
      >
        <Typography sx={{ fontWeight: 600 }}>{session.topic}</Typography>
        <FormField
          label={TEXTS.email}
          type="email"
          autoFocus
          autoComplete="off"
          inputRef={field}
          value={email}
          error={isInvalid ? TEXTS.emailInvalid : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setInvalid(false);
            reset();
          }}
        />
        <Box role="status">{data && <Verdict answer={data} />}</Box>
      </DialogForm>
    </FormDialog>
  );
}

function Verdict({ answer: { email, person, access } }: { answer: SessionAccessResponse }) {
  return (
    <Stack sx={{ gap: 1, borderRadius: '8px', bgcolor: 'surface.sunken', p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip label={access.allowed ? TEXTS.allowed : TEXTS.refused} tone={access.allowed ? 'good' : 'bad'} />
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {email}, {PERSONS[person]}
        </Box>
      </Stack>
      <Box>{access.reason}</Box>
      {access.remedy && <Box sx={{ color: 'text.secondary' }}>{access.remedy.text}</Box>}
    </Stack>
  );
}
