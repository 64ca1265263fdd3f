import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ShownFaq } from '@summit/contracts';
import { LANDING_FAQ } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { ChevronDown } from 'lucide-react';
import { ShowAll } from './ShowAll';
import { withFigures } from '../../lib/site/figures';

/** Native details, so that the answers open without script; `#faq-3` opens the third (F-057). Those of the build, unless the office has others. */
export function Faq({ faqs = LANDING_FAQ }: { faqs?: readonly ShownFaq[] | undefined }) {
  return (
    <Section id="faq" labelledBy="faq-title" className="on-surface">
      <Container className="split">
        <div className="split__head split__head--sticky">
          <Typography variant="eyebrow" className="eyebrow">
            FAQ
          </Typography>
          <Typography id="faq-title" variant="h2">
            Questions people ask before they register
          </Typography>
        </div>
        <div>
          <div id="faq-list" className="faq" data-fold="4">
            {faqs.map(({ question, answer }, i) => (
              <details key={question} id={`faq-${i + 1}`} open={!i} suppressHydrationWarning>
                <summary>
                  <Typography variant="h5" component="h3">
                    {question}
                  </Typography>
                  <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
                </summary>
                <p>{withFigures(answer)}</p>
              </details>
            ))}
          </div>
          {faqs.length > 4 && <ShowAll list="faq-list">{`Show all ${faqs.length} questions`}</ShowAll>}
        </div>
      </Container>
    </Section>
  );
}
