import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BONUS_FILE_NAMES, type BonusDownload } from '@summit/content';
import { bonusDownloadEndpoint, vipBonusLinkEndpoint } from '@summit/contracts';
import { sizeText, type SummitDay } from '@summit/rules';
import { Relief } from '@summit/ui/art/Relief';
import { useServices } from '../../lib/services';
import { DownloadButton } from './DownloadButton';

export interface BonusCardProps {
  bonus: BonusDownload;
  /** Color of the cover. */
  day: SummitDay;
  email: string;
  /** Of the file that is sent, where it is known. */
  bytes: number | null;
}

/** Tens of megabytes over a slow line. */
const DOWNLOAD_TIMEOUT_MS = 180_000;

/** One file with its cover and its download, for the member's address (M-073, M-080). */
export function BonusCard({ bonus, day, email, bytes }: BonusCardProps) {
  const { api } = useServices();
  const address = { params: { bonus_key: bonus.key }, query: { email } };
  const download = {
    fetch: () => api.download(bonusDownloadEndpoint, { ...address, timeoutMs: DOWNLOAD_TIMEOUT_MS }),
    fileName: BONUS_FILE_NAMES[bonus.key],
    askForLink: async () => (await api.send(vipBonusLinkEndpoint, address)).url,
  };
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
        {bytes !== null && (
          <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary', mt: -1.5, mb: 2 }}>
            This edition: {sizeText(bytes)}
          </Typography>
        )}
        <Box sx={{ mt: 'auto' }}>
          <DownloadButton download={download} describedBy={id} fullWidth />
        </Box>
      </Box>
    </Paper>
  );
}
