import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { DialogForm } from '../../lib/dialog/DialogForm';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { ResultDialog } from '../../lib/dialog/ResultDialog';
import { FilePicker } from '../../lib/form/FilePicker';
import { formatQuantity } from '../../lib/format/format-figures';
import { ImportPosition } from '../../lib/import-run/ImportPosition';
import { ImportRunNotice } from '../../lib/import-run/ImportRunNotice';
import { ImportReport } from './ImportReport';
import { IMPORT_TEXTS as TEXTS } from './messages';
import { useVipImport } from './useVipImport';

/** Imports VIP users from a file, after showing what it would do. */
export function ImportCsvDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState(false);
  const { start, reset, result, failure, run, goesOn, busy, sendsLinks, setSendsLinks } = useVipImport();
  if (result?.step === 'import')
    return (
      <ResultDialog title={TEXTS.done} onClose={onClose}>
        <ImportReport {...result} />
      </ResultDialog>
    );
  const preview = result?.answer ?? null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(true);
    if (file && busy === null) start(file, preview ? 'import' : 'preview');
  };
  const action = preview ? TEXTS.import(formatQuantity(preview.imported, 'user')) : TEXTS.check;
  return (
    <FormDialog onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogForm
        titleId={id}
        title={TEXTS.title}
        note={TEXTS.note}
        failure={refused && !file ? TEXTS.noFile : failure}
        action={action}
        acting={busy === 'import' ? TEXTS.importing : TEXTS.checking}
        busy={busy !== null}
        disabled={preview?.imported === 0}
        onSubmit={submit}
        onCancel={onClose}
      >
        <FilePicker
          label={TEXTS.file}
          choose={TEXTS.choose}
          accept=".csv,text/csv"
          file={file}
          disabled={busy !== null}
          onPick={(picked) => {
            setFile(picked);
            reset();
          }}
        />
        {preview && <ImportReport step="preview" answer={preview} />}
        {preview && preview.imported > 0 && (
          <FormControlLabel
            label={TEXTS.sendLinks}
            control={
              <Checkbox
                size="small"
                checked={sendsLinks}
                disabled={busy !== null}
                onChange={({ target }) => setSendsLinks(target.checked)}
              />
            }
          />
        )}
        {goesOn && <ImportRunNotice run={goesOn} />}
        {busy === 'preview' && <LinearProgress aria-label={TEXTS.checking} />}
        {busy === 'import' && (
          <Box>
            <ImportPosition run={run} />
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {TEXTS.underWay}
            </Typography>
          </Box>
        )}
      </DialogForm>
    </FormDialog>
  );
}
