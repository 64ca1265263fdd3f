import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RenderedMail } from '@summit/content/messages';
import { font } from '@summit/ui/theme/tokens';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useCallback, useState } from 'react';
import { FrameWidths, type FrameWidth } from '../../lib/frame/FrameWidths';
import { ScaledFrame } from '../../lib/frame/ScaledFrame';
import { MAIL_TEXTS as TEXTS } from './messages';
import { trustedMail } from './trusted-mail';

/** The mail is laid out anew once nobody has typed for so long. */
export const DEBOUNCE_MS = 300;

/** Both parts of a mail: the HTML at the width of a phone or a desk, the text beside it. `note` says whose data is in it. */
export function MailPreviewPane({ mail, note }: { mail: RenderedMail; note: string }) {
  const [width, setWidth] = useState<FrameWidth>(390);
  const html = useDebounced(mail.html, DEBOUNCE_MS);
  // React would turn what is trusted into a plain text, which this page's rules refuse.
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = trustedMail(html);
    },
    [html],
  );
  return (
    <Box component="section" aria-label={TEXTS.preview}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {TEXTS.preview}: {mail.subject}
        </Typography>
        <FrameWidths value={width} onChange={setWidth} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {note}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {/* Nothing runs in it and nothing leads out of it. Each mail has a frame of its own: one that is led on leaves steps to go back. */}
        <ScaledFrame key={html} width={width} title={TEXTS.asHtml} sandbox="" frameRef={fill} />
        <Box
          component="pre"
          aria-label={TEXTS.asText}
          role="region"
          sx={{
            m: 0,
            p: 2,
            maxHeight: 640,
            overflowY: 'auto',
            bgcolor: 'surface.sunken',
            borderRadius: '8px',
            fontFamily: font.mono,
            fontSize: '0.8125rem',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
          tabIndex={0}
        >
          {mail.text}
        </Box>
      </Box>
    </Box>
  );
}
