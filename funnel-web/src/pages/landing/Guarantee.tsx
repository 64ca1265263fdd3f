import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { GUARANTEE } from '../../lib/landing/landing-copy.baked';
import { ShieldCheck } from 'lucide-react';

/** The refund condition in one panel, with the day from which it counts (F-049). */
export function Guarantee() {
  return (
    <section className="guarantee-band on-surface" aria-labelledby="guarantee-title">
      <Container>
        <div className="guarantee">
          <ShieldCheck size={48} strokeWidth={1.25} aria-hidden />
          <div>
            <Typography id="guarantee-title" variant="h3" component="h2">
              {GUARANTEE.title}
            </Typography>
            {GUARANTEE.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
