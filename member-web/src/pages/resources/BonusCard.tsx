import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BonusDownload } from '@summit/content';
import type { SummitDay } from '@summit/rules';
import { Relief } from '@summit/ui/art/Relief';
import { Download } from 'lucide-react';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { RESOURCES_TEXTS } from './messages';
import { useBonusDownload } from './useBonusDownload';

export interface BonusCardProps {
  bonus: BonusDownload;
  /** Colour of the cover. */
  day: SummitDay;
  email: string;
}

/** One file with its cover and its download (M-073, M-081). */
export function BonusCard({ bonus, day, email }: BonusCardProps) {
  const { busy, failure, start } = useBonusDownload(bonus.key, email);
  const id = `bonus-${bonus.key}`;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', borderRadius: '16px', overflow: 'hidden' }}
    >
      <Box aria-hidden sx={{ height: 120, '& .relief, & svg': { display: 'block', width: '100%', height: '100%' } }}>
        <Relief seed={bonus.key} day={day} w={400} h={128} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 2.5 }}>
        <Typography id={id} variant="h4" component="h3">
          {bonus.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {bonus.description}
        </Typography>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary', mt: 1.5, mb: 2 }}>
          {bonus.fileType} · {bonus.fileSize}
        </Typography>
        <Box sx={{ mt: 'auto' }}>
          <Button
            variant="outlined"
            fullWidth
            loading={busy}
            loadingPosition="start"
            startIcon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            aria-describedby={id}
            onClick={start}
          >
            {busy ? RESOURCES_TEXTS.downloading : RESOURCES_TEXTS.download}
          </Button>
          {failure && (
            <Box sx={{ mt: 1.5 }}>
              <FormAlert severity="error">{failure}</FormAlert>
            </Box>
          )}
        </Box>
      </Box>
    </Paper>
  );
}
