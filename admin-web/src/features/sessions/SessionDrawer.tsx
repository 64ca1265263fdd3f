import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CreateSessionResponse, SessionRow } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { X } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { dialogForm } from '../../lib/dialog/dialog-form';
import { EditConflictAlert } from '../../lib/edits/EditConflictAlert';
import { RestoredAlert } from '../../lib/edits/RestoredAlert';
import { useFocusFirstError } from '../../lib/form/useFocusFirstError';
import { useDiscardQuestion } from '../../lib/edits/useDiscardQuestion';
import { useFormFocus } from '../../lib/edits/useFormFocus';
import { FIELD_LABELS, FORM_TEXTS as TEXTS } from './messages';
import { MissingFields } from './MissingFields';
import { SessionFields } from './SessionFields';
import { useSessionEdit } from './useSessionEdit';

export interface SessionDrawerProps {
  /** Null creates one. */
  session: SessionRow | null;
  onClose: () => void;
  onCreated: (answer: CreateSessionResponse) => void;
}

/** Creates or edits a session (A-165..A-181). What was typed is not thrown away without asking. */
export function SessionDrawer({ session, onClose, onCreated }: SessionDrawerProps) {
  const id = useId();
  const [refusals, setRefusals] = useState(0);
  const form = useFocusFirstError(refusals);
  const edit = useSessionEdit(session, { onCreated, onUpdated: onClose });
  const mayDiscard = useDiscardQuestion(edit.isDirty, edit.discard);
  const { giveBack, ...focus } = useFormFocus();

  const leave = async () => {
    if (edit.busy) return;
    if (await mayDiscard()) onClose();
    else giveBack();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!edit.save()) setRefusals(refusals + 1);
  };
  return (
    <Drawer
      anchor="right"
      open
      onClose={() => void leave()}
      {...focus}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 720, maxWidth: '100%' } } }}
    >
      <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ ...dialogForm, height: 1 }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, p: 2.5, pb: 1.5 }}>
          <Typography id={id} variant="h3" component="h2">
            {session ? TEXTS.editTitle : TEXTS.createTitle}
          </Typography>
          <IconButton aria-label={TEXTS.close} onClick={() => void leave()} edge="end" autoFocus>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Stack>
        <Box sx={{ overflowY: 'auto', flex: 1, px: 2.5, pb: 2.5 }}>
          <SessionFields edit={edit} />
        </Box>
        <Stack sx={{ gap: 1.5, p: 2.5, pt: 2, borderTop: '1px solid var(--gs-palette-line-main)' }}>
          {edit.missing.length > 0 && <MissingFields fields={edit.missing} form={form} />}
          {edit.restored && <RestoredAlert />}
          {edit.conflict && (
            <EditConflictAlert
              text={TEXTS.conflict}
              conflict={edit.conflict}
              labelOf={(field) => FIELD_LABELS[field]}
              onTheirs={edit.takeTheirs}
            />
          )}
          {edit.failure && <FormAlert severity="error">{edit.failure}</FormAlert>}
          <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
            <Button variant="outlined" onClick={() => void leave()} disabled={edit.busy}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={edit.busy} loadingPosition="start">
              {edit.busy ? TEXTS.saving : TEXTS.save}
            </Button>
          </Stack>
        </Stack>
      </Box>
    </Drawer>
  );
}
