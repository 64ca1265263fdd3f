import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminBundleFileEndpoint, type SummitBundleRow } from '@summit/contracts';
import { Download } from 'lucide-react';
import { useExport } from '../../lib/exports/useExport';
import { Moment } from '../../lib/time/Moment';
import { formatCount, formatMegabytes } from '../../lib/format/format-figures';
import { CountedProgress } from '../../lib/report/CountedProgress';
import { BUNDLE_TEXTS as TEXTS } from './bundle-messages';

/** Hundreds of megabytes over an office line. */
const TIMEOUT_MS = 30 * 60_000;

/** One archive: how far it is, why it is not there, or its file. */
export function BundleItem({ bundle }: { bundle: SummitBundleRow }) {
  const { save, busy } = useExport();
  const { id, state, file, size, sha256 } = bundle;
  const download = () =>
    save({
      load: (caller) => caller.download(adminBundleFileEndpoint, { params: { id }, timeoutMs: TIMEOUT_MS }),
      fallbackName: TEXTS.downloadFallback,
    });
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, alignItems: { sm: 'center' }, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Typography>
        {state === 'writing' && (
          <CountedProgress
            label={TEXTS.progress}
            done={bundle.done_rows}
            total={bundle.total_rows}
            of="rows"
            uncounted={TEXTS.counting}
          />
        )}
        {state === 'failed' && (
          <Typography variant="body2" color="error">
            {TEXTS.notWritten}
          </Typography>
        )}
        {state === 'ready' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {formatCount(bundle.done_rows)} rows, {formatMegabytes(size ?? 0)}, {TEXTS.keptUntil}{' '}
            <Moment at={bundle.kept_until} />. SHA-256 {sha256}
          </Typography>
        )}
      </Box>
      {state === 'ready' && (
        <Button
          variant="outlined"
          aria-label={`${TEXTS.download} ${file}`}
          loading={busy}
          loadingPosition="start"
          startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={download}
          sx={{ flexShrink: 0 }}
        >
          {TEXTS.download}
        </Button>
      )}
    </Stack>
  );
}
