import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CAPTIONS_FAULTS, type SessionRow } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { useId, useState, type SubmitEvent } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
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
    <FormDialog onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.title}
        action={TEXTS.upload}
        acting={busy === 'delete' ? TEXTS.upload : TEXTS.uploading}
        busy={busy !== null}
        onSubmit={submit}
        onCancel={onClose}
        other={
          hasCaptions && (
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
          )
        }
      >
        <div>
          <Typography sx={{ fontWeight: 600 }}>{session.topic}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hasCaptions ? TEXTS.has : TEXTS.hasNone}
          </Typography>
        </div>
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
      </DialogForm>
    </FormDialog>
  );
}
