import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CAPTIONS_FAULTS, type SessionRow } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { useId, useState, type SubmitEvent } from 'react';
import { dialogForm } from '../../lib/dialog/dialog-form';
import { FilePicker } from '../../lib/form/FilePicker';
import { CAPTIONS_TEXTS as TEXTS } from './messages';
import { useCaptions } from './useCaptions';

/** Brings captions as a WebVTT file; a refusal names every line to mend. */
export function CaptionsDialog({ session, onClose }: { session: SessionRow; onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState('en');
  const { upload, remove, hasCaptions, busy, problem, forget } = useCaptions(session, onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    upload(file, language);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Box component="form" noValidate onSubmit={submit} sx={dialogForm}>
        <DialogTitle id={id}>{TEXTS.title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ fontWeight: 600 }}>{session.topic}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {hasCaptions ? TEXTS.has : TEXTS.hasNone}
          </Typography>
          <Stack sx={{ gap: 2 }}>
            <FilePicker
              label={TEXTS.file}
              choose={TEXTS.choose}
              accept=".vtt,text/vtt"
              file={file}
              onPick={(picked) => {
                setFile(picked);
                forget();
              }}
            />
            <FormField
              label={TEXTS.language}
              value={language}
              hint={TEXTS.languageHint}
              autoComplete="off"
              inputProps={{ spellCheck: false, autoCapitalize: 'none', maxLength: 35 }}
              onChange={({ target }) => {
                setLanguage(target.value);
                forget();
              }}
              sx={{ maxWidth: 200 }}
            />
            {problem && (
              <FormAlert severity="error">
                {problem.text}
                {problem.lines.length > 0 && (
                  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2 }}>
                    {problem.lines.map(({ line, fault }) => (
                      <li key={line}>
                        {TEXTS.line} {line}: {CAPTIONS_FAULTS[fault]}
                      </li>
                    ))}
                  </Box>
                )}
              </FormAlert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          {hasCaptions && (
            <Button
              variant="text"
              color="error"
              disabled={busy !== null}
              loading={busy === 'delete'}
              onClick={remove}
              sx={{ mr: 'auto' }}
            >
              {TEXTS.delete}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose} disabled={busy !== null}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={busy !== null}
            loading={busy === 'upload'}
            loadingPosition="start"
          >
            {busy === 'upload' ? TEXTS.uploading : TEXTS.upload}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
