import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { Menu } from 'lucide-react';
import { LANDING_ANCHORS, SIGNUP_ANCHOR } from '../../lib/landing/landing-anchors';
import type { LandingView } from '../../lib/landing/landing-view';
import { homePath, memberLoginUrl, vipUpgradePath } from '../../lib/site/paths';
import { Banner } from './Banner';

export interface HeaderProps extends Pick<LandingView, 'phase' | 'day'> {
  /** On other pages the anchors lead back to the landing page. */
  onLanding: boolean;
  /** False after an order: nobody is asked to register or to buy again. */
  selling?: boolean;
}

/** Common header with the in-page anchors; below 1200 px a menu button takes their place (F-063). */
export function Header({ phase, day, onLanding, selling = true }: HeaderProps) {
  const home = onLanding ? '' : homePath;
  return (
    <header className="header on-pine">
      <Banner phase={phase} day={day} withLink={selling} />
      <Container className="header__bar">
        <a href={homePath} className="header__home" aria-label="Growth & Scale Summit, home">
          <Wordmark size={34} />
        </a>
        <nav aria-label="Main" className="header__nav">
          {LANDING_ANCHORS.map(({ id, label }) => (
            <a key={id} href={`${home}#${id}`}>
              {label}
            </a>
          ))}
          <a href={vipUpgradePath}>VIP</a>
        </nav>
        <a href={memberLoginUrl} className="header__sign-in">
          Sign in
        </a>
        {selling && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            className="header__register"
            href={`${home}${SIGNUP_ANCHOR}`}
            data-intent="register"
          >
            Register free
          </Button>
        )}
        {/* Without script the link leads to the same anchors at the end of the page. */}
        <IconButton
          component="a"
          href="#footer-nav"
          aria-label="Open menu"
          aria-haspopup="dialog"
          data-intent="menu"
          className="header__menu"
        >
          <Menu size={24} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Container>
    </header>
  );
}
