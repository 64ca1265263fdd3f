import Typography from '@mui/material/Typography';
import {
  adminAcceptDifferenceEndpoint,
  adminBookMonthsEndpoint,
  adminDifferencesEndpoint,
  SHORTEST_DIFFERENCE_NOTE,
  type DifferenceRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormField } from '@summit/ui/form/FormField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { useKeptFields } from '../../lib/edits/useKeptFields';
import { unlessCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { DIFFERENCE_TEXTS as TEXTS } from './messages';

const MAX_NOTE = 500;

export interface AcceptDifferenceDialogProps {
  difference: DifferenceRow;
  onClose: () => void;
}

/** Why a difference may stay. */
export function AcceptDifferenceDialog({ difference, onClose: onLeft }: AcceptDifferenceDialogProps) {
  const id = useId();
  const { api } = useServices();
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const { values, change, restored, forget } = useKeptFields(`difference ${difference.id}`, { note: '' });
  const { note } = values;
  const [tried, setTried] = useState(false);
  const onClose = () => {
    forget();
    onLeft();
  };
  const isNote = note.trim().length >= SHORTEST_DIFFERENCE_NOTE;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.send(adminAcceptDifferenceEndpoint, {
        params: { difference_id: difference.id },
        body: { note: note.trim() },
      }),
    onSuccess: ({ message }) => {
      notify(message);
      onClose();
    },
    onSettled: () => {
      for (const endpoint of [adminDifferencesEndpoint, adminBookMonthsEndpoint])
        void queries.invalidateQueries({ queryKey: pagedListKey(endpoint) });
    },
  });
  return (
    <FormDialog onClose={isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogForm
        titleId={id}
        title={TEXTS.acceptTitle}
        note={TEXTS.acceptNote}
        failure={error && unlessCalledOff(error, `${TEXTS.acceptFailed}: ${reasonText(error, TEXTS.unknown)}`)}
        action={TEXTS.accept}
        acting={TEXTS.accepting}
        busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isPending && isNote) mutate();
        }}
        onCancel={onClose}
        restored={restored}
      >
        <Typography>{difference.cause}</Typography>
        <FormField
          label={TEXTS.note}
          value={note}
          multiline
          minRows={2}
          hint={TEXTS.noteHint}
          error={tried && !isNote ? TEXTS.noteInvalid : undefined}
          inputProps={{ maxLength: MAX_NOTE }}
          onChange={({ target }) => {
            change({ note: target.value });
            reset();
          }}
        />
      </DialogForm>
    </FormDialog>
  );
}
