import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { BUNDLED_COPY, HERO_LEAD } from '../../lib/landing/landing-copy.baked';
import { PHASE_COPY } from '../../lib/site/frame-copy.baked';
import { ShieldCheck } from 'lucide-react';
import { isServer } from '../../config/env';
import { HERO_MAP } from '../../lib/landing/hero-map.baked';
import { withFigures } from '../../lib/site/figures';
import { IslandSlot } from '../../lib/browser/IslandSlot';
import type { LandingView } from '../../lib/landing/landing-view';
import { relativePaths } from '../../lib/landing/relative-paths';
import { Headline } from './Headline';
import { MapStops } from './MapStops';
import { PhaseButton } from './PhaseButton';

/** The lead of the phase, unless the editor has replaced it by words of their own. */
const leadOf = ({ content, phase }: LandingView): string =>
  content.hero.description === BUNDLED_COPY.hero.description ? HERO_LEAD[phase] : content.hero.description;

/** Hero with the VIP offer (F-043); the headline is the largest thing painted. */
export function Hero({ view }: { view: LandingView }) {
  const copy = PHASE_COPY[view.phase];
  return (
    <section className="hero" aria-label="Introduction">
      <Container className="hero__grid">
        <div className="hero__copy">
          <Typography variant="eyebrow" className="hero__eyebrow">
            {view.content.hero.subtitle}
          </Typography>
          <Headline title={view.content.hero.title} />
          <Typography variant="lead" className="hero__lead">
            {withFigures(leadOf(view))}
          </Typography>
          {copy.countdownLabel !== null && (
            <IslandSlot as="p" id="hero-countdown" className="hero__countdown" data-label={copy.countdownLabel} />
          )}
          <div className="hero__actions" data-hides-sticky-bar="">
            <PhaseButton action={copy.heroPrimary} primary />
            <PhaseButton action={copy.heroSecondary} />
          </div>
          <p className="hero__reassurance">
            <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
            {withFigures(copy.reassurance)}
          </p>
        </div>
        <div className="hero__map">
          <div
            className="map"
            role="img"
            aria-label="A contour map of a mountain with a trail of five stops, one for each day of the summit"
          >
            <IslandSlot as="div" className="map__art" html={isServer ? relativePaths(HERO_MAP) : undefined} />
            <MapStops />
          </div>
        </div>
      </Container>
    </section>
  );
}
