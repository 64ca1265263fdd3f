import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { AFTER_REGISTERING } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';

/** What happens after registering, in order (F-050). */
export function AfterRegistering() {
  return (
    <Section labelledBy="after-title">
      <Container>
        <SectionHead id="after-title" eyebrow="After you register" title="Three things happen, in this order" />
        <ol className="steps">
          {AFTER_REGISTERING.map(({ title, line }, i) => (
            <li key={title}>
              <span className="steps__number" aria-hidden="true">
                {i + 1}
              </span>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
