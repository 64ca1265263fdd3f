import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type SubmitEvent } from 'react';
import { font } from '../theme/tokens.js';
import type { ConfirmOptions } from './feedback-context.js';

export interface ConfirmDialogProps {
  options: ConfirmOptions;
  onDone: (confirmed: boolean) => void;
}

/** An alertdialog whose safe answer comes first and has the focus, unless a phrase must be typed. */
export function ConfirmDialog({ options, onDone }: ConfirmDialogProps) {
  const [text, setText] = useState('');
  const id = useId();
  const ready = options.phrase === undefined || text === options.phrase;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready) onDone(true);
  };
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{options.title}</DialogTitle>
        <DialogContent>
          <Box id={`${id}-body`} sx={{ color: 'text.secondary' }}>
            {options.body}
          </Box>
          {options.phrase !== undefined && (
            <FormControl fullWidth sx={{ mt: 2 }}>
              <InputLabel htmlFor={`${id}-phrase`}>
                Type <b style={{ fontFamily: font.mono }}>{options.phrase}</b> to confirm
              </InputLabel>
              <OutlinedInput
                id={`${id}-phrase`}
                autoFocus
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
                inputProps={{ spellCheck: false }}
              />
            </FormControl>
          )}
        </DialogContent>
        <DialogActions>
          <Button autoFocus={options.phrase === undefined} variant="outlined" onClick={() => onDone(false)}>
            {options.cancelLabel ?? 'Cancel'}
          </Button>
          <Button type="submit" variant="contained" color={options.danger ? 'error' : 'primary'} disabled={!ready}>
            {options.confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
