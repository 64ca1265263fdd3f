import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { adminCloneSummitEndpoint, CLONE_PARTS, type ClonePart, type CloneSummitResponse } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { unlessCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { formatCount } from '../../lib/format/format-figures';
import { useServices } from '../../lib/services';
import { CLONE_PART_NAMES, CLONE_TEXTS as TEXTS } from './bundle-messages';

/** Everything but the affiliates, whose addresses are those of people. */
const USUAL = CLONE_PARTS.filter((part) => part !== 'affiliates');

/** Parts and first day of another edition: first what would go along, then the archive. */
export function CloneDialog({ onClose, onStarted }: { onClose: () => void; onStarted: () => void }) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const [firstDay, setFirstDay] = useState('');
  const [parts, setParts] = useState<readonly ClonePart[]>(USUAL);
  const [counted, setCounted] = useState<CloneSummitResponse | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.send(adminCloneSummitEndpoint, {
        body: { first_day: firstDay, parts: [...parts], dry_run: counted === null },
      }),
    onSuccess: (answer) => {
      if (answer.id === null) return setCounted(answer);
      notify(answer.message);
      onStarted();
    },
  });
  /** What was counted belongs to the parts and the day that were asked for. */
  const change = (work: () => void) => {
    work();
    setCounted(null);
    reset();
  };
  const toggle = (part: ClonePart) =>
    change(() => setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part]));
  const rowsOf = (part: ClonePart) => counted?.counts.find((one) => one.part === part)?.rows;
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        titleId={id}
        title={TEXTS.title}
        note={TEXTS.note}
        failure={error && unlessCalledOff(error, `${TEXTS.failed}: ${reasonText(error, TEXTS.unknown)}`)}
        action={counted ? TEXTS.write : TEXTS.count}
        acting={counted ? TEXTS.writing : TEXTS.counting}
        busy={isPending}
        disabled={firstDay === '' || parts.length === 0}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
        onCancel={onClose}
      >
        <TextField
          type="date"
          label={TEXTS.firstDay}
          value={firstDay}
          onChange={({ target }) => change(() => setFirstDay(target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <FormControl component="fieldset">
          <FormLabel component="legend">{TEXTS.parts}</FormLabel>
          <FormGroup>
            {CLONE_PARTS.map((part) => (
              <FormControlLabel
                key={part}
                control={<Checkbox checked={parts.includes(part)} onChange={() => toggle(part)} />}
                label={
                  <>
                    {CLONE_PART_NAMES[part]}
                    {rowsOf(part) !== undefined && (
                      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
                        {TEXTS.rows(formatCount(rowsOf(part) ?? 0))}
                      </Typography>
                    )}
                  </>
                }
              />
            ))}
          </FormGroup>
        </FormControl>
        <Typography role="status" variant="body2">
          {counted ? TEXTS.moves(counted.shift_days) : ''}
        </Typography>
      </DialogForm>
    </FormDialog>
  );
}
