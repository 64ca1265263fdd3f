import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useExport, type ExportFile } from './useExport';

/** Saves one export at a press. */
export function ExportButton({ file, label = 'Export CSV' }: { file: ExportFile; label?: string }) {
  const { save, busy } = useExport();
  return (
    <Button
      variant="outlined"
      loading={busy}
      loadingPosition="start"
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => save(file)}
    >
      {busy ? 'Downloading...' : label}
    </Button>
  );
}
