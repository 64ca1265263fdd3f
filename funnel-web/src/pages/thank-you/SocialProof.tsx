import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pause, Play } from 'lucide-react';
import { SOCIAL_PROOF } from './thank-you-copy.baked';
import { useRotation } from './useRotation';

const ROTATION_MS = 4_000;

/** One of four quotations, the next every 4 seconds, with a pause (F-259). All four take up the same place, so that nothing jumps. */
export function SocialProof() {
  const { index, running, toggle } = useRotation(SOCIAL_PROOF.length, ROTATION_MS);
  const Icon = running ? Pause : Play;
  return (
    <section className="proof" aria-labelledby="proof-title">
      <Typography id="proof-title" variant="eyebrow" component="h2" className="eyebrow">
        What attendees say
      </Typography>
      <div className="proof__stage" aria-live="off">
        {SOCIAL_PROOF.map(({ quote, author }, at) => (
          <figure key={author} style={{ visibility: at === index ? 'visible' : 'hidden' }}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        ))}
      </div>
      <Button
        variant="text"
        size="small"
        startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        onClick={toggle}
        className="proof__toggle"
      >
        {running ? 'Pause' : 'Play'}
      </Button>
    </section>
  );
}
