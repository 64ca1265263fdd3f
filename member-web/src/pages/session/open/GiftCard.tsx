import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sessionGiftClickEndpoint, type PublicSession } from '@summit/contracts';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { ExternalLink, Gift } from 'lucide-react';
import { useServices } from '../../../lib/services';
import { claimText, SESSION_TEXTS } from '../messages';

/** The speaker's gift, or the special offer where a code comes with it; nothing where there is no address (M-105 to M-108). */
export function GiftCard({ session: { id, day, speaker, free_gift } }: { session: PublicSession }) {
  const { api } = useServices();
  if (!free_gift?.url) return null;
  const { url, title, description, promo_code } = free_gift;
  // A real link in a new tab: it opens whatever becomes of the count.
  const track = () =>
    void api
      .send(sessionGiftClickEndpoint, { query: { session_id: id, gift_url: url }, keepalive: true })
      .catch(() => undefined);
  return (
    <Paper
      component="section"
      aria-labelledby="gift-title"
      sx={{ borderRadius: '16px', p: 2.5, bgcolor: promo_code ? `day${day}.tint` : 'surface.sunken' }}
    >
      <Stack
        direction="row"
        sx={{
          gap: 1,
          alignItems: 'center',
          color: promo_code ? `day${day}.ink` : 'text.secondary',
          fontWeight: 650,
          fontSize: '0.875rem',
        }}
      >
        <Gift size={18} strokeWidth={2} aria-hidden />
        {promo_code ? SESSION_TEXTS.special : SESSION_TEXTS.gift}
      </Stack>
      <Typography id="gift-title" variant="h5" component="h2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {description}
      </Typography>
      {promo_code && (
        <Stack
          direction="row"
          sx={{
            mt: 1.75,
            alignItems: 'center',
            justifyContent: 'space-between',
            border: '1px dashed',
            borderColor: `day${day}.ink`,
            borderRadius: '10px',
            pl: 1.5,
          }}
        >
          <Box
            component="code"
            sx={{ fontFamily: 'monospace', fontWeight: 600, letterSpacing: '.04em', overflowWrap: 'anywhere' }}
          >
            {promo_code}
          </Box>
          <CopyButton
            text={promo_code}
            label={SESSION_TEXTS.copyCode}
            variant="text"
            sx={{ color: `day${day}.ink`, flex: 'none' }}
          />
        </Stack>
      )}
      <Button
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant={promo_code ? 'contained' : 'outlined'}
        fullWidth
        onClick={track}
        endIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
        sx={{ mt: 1.75, whiteSpace: 'normal', lineHeight: 1.25 }}
      >
        {claimText(speaker.name, Boolean(promo_code))}
      </Button>
    </Paper>
  );
}
