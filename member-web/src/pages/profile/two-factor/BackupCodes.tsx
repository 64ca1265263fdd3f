import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { font } from '@summit/ui/theme/tokens';
import { Download } from 'lucide-react';
import { useServices } from '../../../lib/services';
import { BACKUP_CODES_FILE, TWO_FACTOR_TEXTS } from '../messages';

/** The codes in two columns, to copy or to keep as a file (M-064). */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { files } = useServices();
  const text = codes.join('\n');
  return (
    <>
      <Box
        component="ul"
        aria-label="Backup codes"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 1,
          borderRadius: '10px',
          bgcolor: 'surface.sunken',
          fontFamily: font.mono,
          fontSize: '0.9375rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <CopyButton text={text} label={TWO_FACTOR_TEXTS.copyCodes} />
        <Button
          variant="outlined"
          size="small"
          startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => files.save({ bytes: `${text}\n`, type: 'text/plain' }, BACKUP_CODES_FILE)}
        >
          {TWO_FACTOR_TEXTS.downloadCodes}
        </Button>
      </Stack>
    </>
  );
}
