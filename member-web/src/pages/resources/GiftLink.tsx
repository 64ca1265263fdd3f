import Button from '@mui/material/Button';
import { vipGiftClickEndpoint, type LibraryGift } from '@summit/contracts';
import { ExternalLink } from 'lucide-react';
import { useServices } from '../../lib/services';
import { RESOURCES_TEXTS } from './messages';

/** A real link in a new tab: it opens whatever becomes of the count (M-083). */
export function GiftLink({ gift: { url, speaker_name, title } }: { gift: LibraryGift }) {
  const { api } = useServices();
  const track = () => {
    const body = { gift_url: url, speaker_name };
    // A click that is not counted is nothing for the member to know.
    api.send(vipGiftClickEndpoint, { body, keepalive: true }).catch(() => undefined);
  };
  return (
    <Button
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      size="small"
      onClick={track}
      endIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={`${RESOURCES_TEXTS.access}: ${title} (${RESOURCES_TEXTS.newTab})`}
    >
      {RESOURCES_TEXTS.access}
    </Button>
  );
}
