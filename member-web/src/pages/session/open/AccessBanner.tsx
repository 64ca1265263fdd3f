import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { accessBanner } from '@summit/ui/theme/tokens';
import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { vipUrl } from '../../../lib/paths';
import { SESSION_TEXTS } from '../messages';
import { expiresInText } from '../session-stage';

export interface AccessBannerProps {
  /** ms. */
  end: number;
  /** Server's time in ms. */
  now: number;
  /** Whether VIP would keep the session open. */
  offersVip: boolean;
}

/** How long the window is open yet; stays in view until it is dismissed (M-098). */
export function AccessBanner({ end, now, offersVip }: AccessBannerProps) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const left = expiresInText(end, now);
  return (
    <Box
      component="aside"
      aria-label={SESSION_TEXTS.accessWindow}
      sx={{ position: 'sticky', top: 0, zIndex: 20, bgcolor: accessBanner.bg, color: accessBanner.ink }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 46 }}>
        <Clock size={18} strokeWidth={2} aria-hidden style={{ flex: 'none' }} />
        <Box role="timer" sx={{ fontSize: '0.9375rem', fontWeight: 550 }}>
          {SESSION_TEXTS.expiresIn}{' '}
          <Box component="b" className="tnum">
            {left ?? SESSION_TEXTS.expiredNow}
          </Box>
        </Box>
        {offersVip && (
          <Link
            href={vipUrl}
            sx={{ color: 'inherit', ml: 'auto', fontSize: '0.9375rem', display: { xs: 'none', sm: 'inline' } }}
          >
            {SESSION_TEXTS.keep}
          </Link>
        )}
        <IconButton
          aria-label={SESSION_TEXTS.dismiss}
          size="small"
          onClick={() => setDismissed(true)}
          sx={{ ml: { xs: 'auto', sm: offersVip ? 0 : 'auto' }, mr: -1, width: 40, height: 40, color: 'inherit' }}
        >
          <X size={18} strokeWidth={2} aria-hidden />
        </IconButton>
      </Container>
    </Box>
  );
}
