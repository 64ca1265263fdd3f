import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sizeText } from '@summit/rules';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Check, Download, LoaderCircle } from 'lucide-react';
import { dayArt } from '../../lib/site/art-paths';
import type { BonusRow } from './bonus-rows';
import { useBonusDownload } from './useBonusDownload';

const LABELS = {
  idle: 'Download',
  busy: 'Downloading...',
  done: 'Downloaded',
  failed: 'Download',
  mailed: 'Download',
} as const;
const ICONS = { idle: Download, busy: LoaderCircle, done: Check, failed: Download, mailed: Download } as const;

/** Cover, title, size and a button that says how far the download is (ui.md 4.1). A real link, so that it can be opened in another way.
 * `bytes`: of the file that is sent, where it is known. */
export function DownloadRow({ row, bytes }: { row: BonusRow; bytes: number | null }) {
  const { state, start } = useBonusDownload(row);
  const { status } = state;
  const Icon = ICONS[status];
  return (
    <li className="download">
      <img src={dayArt(row.cover)} alt="" width={1280} height={360} className="download__cover" />
      <div className="download__text">
        <Typography variant="h5" component="h3">
          {row.title}
        </Typography>
        <p>{row.size}</p>
        {bytes !== null && <p>This edition: {sizeText(bytes)}</p>}
      </div>
      <Button
        href={row.href}
        download={row.fileName}
        variant="outlined"
        size="small"
        className={`download__button download__button--${status}`}
        aria-busy={status === 'busy'}
        startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={(event) => {
          // With Ctrl, Shift or Cmd the visitor wants the browser's own way.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          start();
        }}
      >
        {LABELS[status]}
        <span style={visuallyHidden}> {row.title}</span>
      </Button>
      <span role="status" style={visuallyHidden}>
        {status === 'busy' || status === 'done' ? `${LABELS[status]} ${row.title}` : ''}
      </span>
      {(state.status === 'failed' || state.status === 'mailed') && (
        <Alert
          severity={state.status === 'mailed' ? 'info' : 'error'}
          variant="outlined"
          role="alert"
          className="download__problem"
        >
          {state.message}
        </Alert>
      )}
    </li>
  );
}
