import Button from '@mui/material/Button';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Download as DownloadIcon, LoaderCircle } from 'lucide-react';
import { useDownload, type Download } from './useDownload';

export interface DownloadButtonProps extends Download {
  label: string;
  /** Whose file, for a visitor who can't see what stands around the button. */
  of?: string;
}

/** Says `Downloading...` and can't be pressed until the file is there (F-302). */
export function DownloadButton({ label, of, ...file }: DownloadButtonProps) {
  const { busy, failed, start } = useDownload(file);
  const Icon = busy ? LoaderCircle : DownloadIcon;
  return (
    <div className="download-button">
      <Button
        variant="outlined"
        disabled={busy}
        aria-busy={busy}
        className={busy ? 'download-button--busy' : undefined}
        startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={start}
      >
        {busy ? 'Downloading...' : label}
        {of && <span style={visuallyHidden}> {of}</span>}
      </Button>
      {failed && <p role="alert">That did not get through. Please try again.</p>}
    </div>
  );
}
