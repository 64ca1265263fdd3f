import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dayArt } from '../../lib/site/art-paths';
import { dfyPath, implementationPath } from '../../lib/site/paths';
import { NEXT_OFFER_COPY } from './success-copy.baked';

const OFFERS = {
  implementation: { to: implementationPath, art: dayArt(3) },
  dfy: { to: dfyPath, art: dayArt(5) },
} as const;

/** The next step after VIP and after Implementation (F-268, F-269). */
export function NextOffer({ offer }: { offer: keyof typeof OFFERS }) {
  const { title, line, action, note } = NEXT_OFFER_COPY[offer];
  const { to, art } = OFFERS[offer];
  return (
    <section className="next-offer" aria-labelledby="next-offer-title">
      <img src={art} alt="" width={1280} height={360} className="next-offer__art" />
      <div className="next-offer__text">
        <Typography id="next-offer-title" variant="h3" component="h2">
          {title}
        </Typography>
        <p>{line}</p>
        <Button component={Link} to={to} variant="contained">
          {action}
        </Button>
        <p className="next-offer__note">{note}</p>
      </div>
    </section>
  );
}
