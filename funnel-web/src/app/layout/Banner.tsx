import Link from '@mui/material/Link';
import { PHASE_COPY } from '../../lib/site/frame-copy.baked';
import { withFigures } from '../../lib/site/figures';
import type { LandingView } from '../../lib/landing/landing-view';
import { phaseLink } from '../../lib/landing/phase-link';

export interface BannerProps extends Pick<LandingView, 'phase' | 'day'> {
  /** Offer pages have two ways on, accept and decline, and no third one. */
  withLink?: boolean;
}

/** One line on top of every page: where the summit stands, and one link (F-006). */
export function Banner({ phase, day, withLink = true }: BannerProps) {
  const copy = PHASE_COPY[phase];
  const link = phaseLink(copy.bannerLink);
  const figures = { n: String(day) };
  return (
    <p className="banner">
      <span className="banner__long">{withFigures(copy.banner, figures)} </span>
      <span className="banner__short">{withFigures(copy.bannerShort, figures)} </span>
      {withLink && (
        <Link href={link.href} color="inherit" data-intent={link.intent}>
          {link.label}
        </Link>
      )}
    </p>
  );
}
