import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useExport, type ExportFile } from './useExport';

export interface ExportButtonProps {
  file: ExportFile;
  label?: string;
  /** The list whose file it is, for whoever does not see beside what the button stands: `orders`. */
  of?: string;
}

/** Saves one export at a press. */
export function ExportButton({ file, label = 'Export CSV', of }: ExportButtonProps) {
  const { save, busy } = useExport();
  const text = busy ? 'Downloading...' : label;
  return (
    <Button
      variant="outlined"
      loading={busy}
      loadingPosition="start"
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => save(file)}
      {...(of !== undefined && { 'aria-label': `${text} of ${of}` })}
    >
      {text}
    </Button>
  );
}
