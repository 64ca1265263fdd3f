import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { legalPath } from '../../lib/site/paths';

/**
 * First visit only (F-102): always in the HTML, shown by the style sheet while `data-consent` is missing on the root.
 * Refusing looks the same as accepting. Its buttons are worked by the island cookie-banner.
 */
export function CookieBanner() {
  return (
    <Paper component="section" aria-label="Cookie consent" className="cookie-banner">
      <Typography variant="h5" component="h2">
        Cookies on this site
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Essential cookies keep your order and sign-up working. Analytics and marketing cookies are off until you say
        yes. <Link href={legalPath('cookie-policy')}>Cookie policy</Link>,{' '}
        <Link href={legalPath('privacy-policy')}>privacy policy</Link>.
      </Typography>
      <div className="cookie-banner__choices">
        <Button variant="outlined" data-consent-choice="essential">
          Essential Only
        </Button>
        <Button variant="outlined" data-consent-choice="all">
          Accept All
        </Button>
      </div>
      <Button variant="text" size="small" fullWidth data-intent="cookie-settings" aria-haspopup="dialog">
        Cookie Settings
      </Button>
    </Paper>
  );
}
