import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { linkTo, pathTo, type WatchAccess } from '@summit/contracts';
import { origins } from '@summit/web-app/config/env';
import { signInState } from '@summit/web-app/page/return-place';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { SESSION_TEXTS } from '../messages';

function Remedy({ remedy: { text, page } }: { remedy: NonNullable<WatchAccess['remedy']> }) {
  const location = useLocation();
  if (page === 'vip') return <Link href={linkTo('vip', {}, origins)}>{text}</Link>;
  if (page !== 'vipLogin' && page !== 'vipForgotPassword') return text;
  return (
    <Link component={RouterLink} to={pathTo(page)} state={signInState(location, null)}>
      {text}
    </Link>
  );
}

/** The server's reason for a refusal, and what helps. */
export function WhyNot({ access: { reason, remedy } }: { access: WatchAccess }) {
  return (
    <Box component="details" sx={{ mt: 4, '& summary': { cursor: 'pointer', fontWeight: 650, py: 0.5 } }}>
      <summary>{SESSION_TEXTS.why}</summary>
      <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: 640 }}>
        {reason} {remedy && <Remedy remedy={remedy} />}
      </Typography>
    </Box>
  );
}
