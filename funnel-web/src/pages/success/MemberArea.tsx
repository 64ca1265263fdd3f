import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memberLoginUrl } from '../../lib/site/paths';

/** The way into what was bought, for new members and for those who have a password. */
export function MemberArea() {
  return (
    <section aria-labelledby="member-area-title">
      <Typography id="member-area-title" variant="h3" component="h2">
        Your VIP library
      </Typography>
      <p className="after__text">
        The setup link in your email sets your password. If you have one already, sign in with it.
      </p>
      <Button href={memberLoginUrl} variant="contained" sx={{ mt: 2 }}>
        Sign in to your VIP library
      </Button>
    </section>
  );
}
