import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { BONUS_FILES, BONUS_OFFERS, BONUS_TOTAL_CENTS } from '../../lib/landing/landing-copy.baked';
import { formatUsd } from '@summit/pricing';
import { Section } from '@summit/ui/layout/Section';
import { IslandSlot } from '../../lib/browser/IslandSlot';
import { coverArt } from '../../lib/site/art-paths';

/** Three bonuses worth 477 dollars together (F-045, F-073), shown as book covers. */
export function Bonuses() {
  return (
    <Section id="bonuses" labelledBy="bonuses-title" className="on-surface">
      <Container className="split">
        <div className="split__head">
          <Typography variant="eyebrow" className="eyebrow">
            Bonuses
          </Typography>
          <Typography id="bonuses-title" variant="h2">
            Three bonuses for a free registration
          </Typography>
          <p className="prose">Two arrive as downloads, one is a library that you open with your email address.</p>
          <p className="bonus-total">
            Worth <strong className="tnum">{formatUsd(BONUS_TOTAL_CENTS)}</strong> together
          </p>
        </div>
        <ul className="bonuses">
          {BONUS_OFFERS.map((bonus, index) => (
            <li key={bonus.title} className="bonus">
              <div className="cover" aria-hidden="true">
                <img src={coverArt(bonus.dayColor)} alt="" width={480} height={640} loading="lazy" decoding="async" />
                <span>{bonus.title}</span>
              </div>
              <div>
                <Typography variant="h5" component="h3">
                  {bonus.title}
                </Typography>
                <p className="bonus__description">{bonus.description}</p>
                <p className="bonus__facts">
                  <span>{bonus.sizeLabel}</span>
                  <span className="tnum">{formatUsd(bonus.valueCents)} value</span>
                </p>
                {BONUS_FILES[index] && (
                  <IslandSlot as="p" className="file-sizes" data-file-sizes={BONUS_FILES[index]} />
                )}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
