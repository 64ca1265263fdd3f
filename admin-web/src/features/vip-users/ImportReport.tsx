import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { formatCount } from '../../lib/format/format-figures';
import { useServices } from '../../lib/services';
import { IMPORT_TEXTS as TEXTS } from './messages';
import type { ImportAnswer } from './useVipImport';

/** Lines that the dialog shows; a report file has all of them. */
const SHOWN_ERRORS = 100;

/** What an import did, or would do: counts, and every refused row with line and reason. */
export function ImportReport({ step, answer }: ImportAnswer) {
  const { files } = useServices();
  const { imported, skipped, errors } = answer;
  const done = step === 'import' ? TEXTS.imported : TEXTS.wouldImport;
  const save = () => {
    files.save({ type: 'text/plain; charset=utf-8', bytes: `${errors.join('\r\n')}\r\n` }, 'vip_import_report.txt');
  };
  return (
    <Box role="status">
      <Box className="tnum" sx={{ fontWeight: 650 }}>
        {formatCount(imported)} {done}, {formatCount(skipped)} {TEXTS.skipped}
      </Box>
      {step === 'preview' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.preview}
        </Typography>
      )}
      {errors.length > 0 && (
        <Stack sx={{ gap: 1, mt: 1.5, alignItems: 'flex-start' }}>
          <Box
            component="ul"
            aria-label={TEXTS.refused}
            // Scrolled by keyboard too.
            tabIndex={0}
            sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto', width: 1, fontSize: '0.875rem' }}
          >
            {errors.slice(0, SHOWN_ERRORS).map((error) => (
              <li key={error}>{error}</li>
            ))}
            {errors.length > SHOWN_ERRORS && <li>{TEXTS.moreRefused(formatCount(errors.length - SHOWN_ERRORS))}</li>}
          </Box>
          <Button
            size="small"
            variant="text"
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={save}
          >
            {TEXTS.report}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
