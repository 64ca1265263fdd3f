import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import type { SxProps, Theme } from '@mui/material/styles';
import { FormAlert } from '@summit/ui/form/FormAlert';
import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { RestoredAlert } from '../edits/RestoredAlert';
import { dialogForm } from './dialog-form';
import { useTypedForm } from './typed-form';

export interface DialogFormProps {
  /** Names the dialog around it. */
  titleId: string;
  title: string;
  /** What it is about, above the fields. */
  note?: string;
  /** Why the last try failed. */
  failure?: string | null | undefined;
  /** The button that sends it. */
  action: string;
  /** Its label while the call is under way. */
  acting?: string;
  busy: boolean;
  disabled?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onChange?: () => void;
  onCancel: () => void;
  /** A third button, away from the two. */
  other?: ReactNode;
  /** Its fields began with what was typed before (`useKeptFields`). */
  restored?: boolean;
  /** It only finds something: what is typed is not missed by anybody. */
  looksUp?: boolean;
  ref?: Ref<HTMLFormElement>;
  /** Of the fields, which stand below each other unless it says otherwise. */
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A form inside a dialog: title, fields, why it failed, and the two buttons. It can't be left while its call is under way, nor changed: what is
 * typed then would not be sent, and would hide what became of what was.
 */
export function DialogForm(props: DialogFormProps) {
  const { titleId, title, note, failure, action, acting = action, busy, disabled = false } = props;
  const { onSubmit, onChange, onCancel, other, restored = false, looksUp = false, ref, sx, children } = props;
  const form = useForkRef(useTypedForm({ restored, looksUp }), ref);
  return (
    <Box component="form" ref={form} noValidate onSubmit={onSubmit} onChange={onChange} sx={dialogForm}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {note}
          </Typography>
        )}
        {restored && (
          <Box sx={{ mb: 2 }}>
            <RestoredAlert />
          </Box>
        )}
        <Stack
          component="fieldset"
          role="presentation"
          disabled={busy}
          sx={[{ gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
        >
          {children}
        </Stack>
        {failure && (
          <Box sx={{ mt: 2 }}>
            <FormAlert severity="error">{failure}</FormAlert>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {other}
        <Button variant="outlined" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={disabled} loading={busy} loadingPosition="start">
          {busy ? acting : action}
        </Button>
      </DialogActions>
    </Box>
  );
}
