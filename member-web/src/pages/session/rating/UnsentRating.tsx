import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { useState } from 'react';
import { RATING_TEXTS } from './messages';
import { useRatingDraft } from './rating-draft';

/** What was typed before the window ended: it can't be sent any more (M-118), and is not lost. Nothing where nothing was. */
export function UnsentRating({ sessionId, offersVip }: { sessionId: string; offersVip: boolean }) {
  const { read } = useRatingDraft(sessionId);
  const [draft] = useState(read);
  const words = [draft?.comment, draft?.takeaways].map((text) => text?.trim() ?? '').filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="unsent-title" sx={{ mt: 4, maxWidth: 640 }}>
      <Typography id="unsent-title" variant="h5" component="h2">
        {RATING_TEXTS.unsentTitle}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {RATING_TEXTS.unsent} {offersVip && RATING_TEXTS.unsentWithVip}
      </Typography>
      {words.map((text, index) => (
        <Typography
          key={index}
          dir="auto"
          sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      ))}
      <CopyButton text={words.join('\n\n')} label={RATING_TEXTS.unsentCopy} sx={{ mt: 2 }} />
    </Box>
  );
}
