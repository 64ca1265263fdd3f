import Box from '@mui/material/Box';
import type { AuditLogRow } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { font } from '@summit/ui/theme/tokens';
import { Moment } from '../../lib/time/Moment';
import { ResultDialog } from '../../lib/dialog/ResultDialog';

/** What was sent with an action. Secrets were left out when it was written. */
export function AuditDetails({ row, onClose }: { row: AuditLogRow; onClose: () => void }) {
  const text = JSON.stringify(row.details, null, 2);
  return (
    <ResultDialog title={row.action} onClose={onClose} action={<CopyButton text={text} size="medium" />}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
        {row.admin_email && `${row.admin_email}, `}
        <Moment at={row.at} />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="What was sent"
        sx={{
          m: 0,
          p: 2,
          maxHeight: 360,
          overflow: 'auto',
          borderRadius: '8px',
          bgcolor: 'surface.sunken',
          fontFamily: font.mono,
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </ResultDialog>
  );
}
