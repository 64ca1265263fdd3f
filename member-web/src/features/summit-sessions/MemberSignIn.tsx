import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { signInState } from '@summit/web-app/page/return-place';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { useVipSession } from '../../lib/services';
import { SUMMIT_TEXTS } from './messages';

/** The way in for a member who is not signed in here, and back to this page; nothing for whoever is. */
export function MemberSignIn({ sx }: Pick<TypographyProps, 'sx'>) {
  const signedIn = useVipSession().token !== null;
  const location = useLocation();
  if (signedIn) return null;
  return (
    <Typography sx={sx}>
      {SUMMIT_TEXTS.alreadyMember}{' '}
      <Link component={RouterLink} to={loginPath} state={signInState(location, null)} color="inherit">
        {SUMMIT_TEXTS.signIn}
      </Link>
    </Typography>
  );
}
