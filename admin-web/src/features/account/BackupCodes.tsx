import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { font } from '@summit/ui/theme/tokens';
import { ACCOUNT_TEXTS } from './messages';

export interface BackupCodesProps {
  titleId: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The codes for a lost phone (C-088). */
export function BackupCodes({ titleId, codes, onDone }: BackupCodesProps) {
  return (
    <>
      <DialogTitle id={titleId}>{ACCOUNT_TEXTS.backupTitle}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {ACCOUNT_TEXTS.backupNote}
        </Typography>
        <Box
          component="ul"
          aria-label={ACCOUNT_TEXTS.backupLabel}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 1,
            borderRadius: '8px',
            bgcolor: 'surface.sunken',
            fontFamily: font.mono,
            fontSize: '0.9375rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <CopyButton text={codes.join('\n')} label={ACCOUNT_TEXTS.copyCodes} size="medium" />
        <Button variant="contained" autoFocus onClick={onDone}>
          {ACCOUNT_TEXTS.done}
        </Button>
      </DialogActions>
    </>
  );
}
