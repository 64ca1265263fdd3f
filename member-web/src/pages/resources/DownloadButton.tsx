import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { Download as DownloadIcon } from 'lucide-react';
import { RESOURCES_TEXTS } from './messages';
import { useDownload, type Download } from './useDownload';

export interface DownloadButtonProps {
  download: Download;
  /** Id of what names the file. */
  describedBy: string;
  fullWidth?: boolean;
}

/** `Download Now`, busy until the file has come, with what the server had against it (M-081). */
export function DownloadButton({ download, describedBy, fullWidth = false }: DownloadButtonProps) {
  const { busy, failure, start } = useDownload(download);
  return (
    <>
      <Button
        variant="outlined"
        fullWidth={fullWidth}
        loading={busy}
        loadingPosition="start"
        startIcon={<DownloadIcon size={18} strokeWidth={1.75} aria-hidden />}
        aria-describedby={describedBy}
        onClick={start}
      >
        {busy ? RESOURCES_TEXTS.downloading : RESOURCES_TEXTS.download}
      </Button>
      {failure && (
        <Box sx={{ mt: 1.5 }}>
          <FormAlert severity="error">{failure}</FormAlert>
        </Box>
      )}
    </>
  );
}
