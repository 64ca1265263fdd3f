import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminDeskEventsEndpoint, adminReplayEventsEndpoint, LONGEST_REPLAY_DAYS } from '@summit/contracts';
import { DAY_MS, PROVIDERS, type Provider } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { reasonText } from '../../lib/failure/reason-text';
import { fromPacificInput, toPacificInput } from '../../lib/format/pacific-input';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { EVENT_TEXTS as TEXTS, PROVIDER_NAMES } from './messages';

const LONGEST_MS = LONGEST_REPLAY_DAYS * DAY_MS;

/** Acts once more on everything that came in a span: the last day, unless somebody says otherwise. */
export function ReplaySpanDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const [provider, setProvider] = useState<Provider>('stripe');
  const [from, setFrom] = useState(() => toPacificInput(new Date(Date.now() - DAY_MS).toISOString()));
  const [until, setUntil] = useState(() => toPacificInput(new Date().toISOString()));
  const [begins, ends] = [fromPacificInput(from), fromPacificInput(until)];
  const length = begins === null || ends === null ? 0 : Date.parse(ends) - Date.parse(begins);
  const isValid = length > 0 && length <= LONGEST_MS;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.send(adminReplayEventsEndpoint, { body: { provider, from: begins ?? '', until: ends ?? '' } }),
    onSuccess: ({ message }) => {
      notify(message);
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pagedListKey(adminDeskEventsEndpoint) }),
  });
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        titleId={id}
        title={TEXTS.span}
        note={TEXTS.spanNote}
        failure={error && `${TEXTS.replayFailed}: ${reasonText(error, TEXTS.unknown)}`}
        action={TEXTS.replay}
        acting={TEXTS.replaying}
        busy={isPending}
        disabled={!isValid}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && isValid) mutate();
        }}
        onChange={reset}
        onCancel={onClose}
      >
        <TextField
          select
          label={TEXTS.provider}
          value={provider}
          onChange={({ target }) => setProvider(target.value as Provider)}
        >
          {PROVIDERS.map((one) => (
            <MenuItem key={one} value={one}>
              {PROVIDER_NAMES[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="datetime-local"
          label={TEXTS.from}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="datetime-local"
          label={TEXTS.until}
          value={until}
          error={!isValid}
          helperText={isValid ? undefined : TEXTS.spanInvalid}
          onChange={({ target }) => setUntil(target.value)}
        />
      </DialogForm>
    </FormDialog>
  );
}
