import Button from '@mui/material/Button';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { Share2 } from 'lucide-react';
import { sessionUrl } from '../../../lib/paths';
import { SESSION_TEXTS } from '../messages';

/** Hands the session's address to the device's own sharing; where there is none, to the clipboard. */
export function ShareButton({ topic, token }: { topic: string; token: string }) {
  const url = sessionUrl(token);
  if (typeof navigator.share !== 'function')
    return <CopyButton text={url} label={SESSION_TEXTS.share} variant="text" />;
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<Share2 size={16} strokeWidth={1.75} aria-hidden />}
      // A member who closes the sheet has not shared, and knows it.
      onClick={() => void navigator.share({ title: topic, url }).catch(() => undefined)}
    >
      {SESSION_TEXTS.share}
    </Button>
  );
}
