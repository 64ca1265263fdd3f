import Typography from '@mui/material/Typography';
import type { FaqItem } from '@summit/content';
import { ChevronDown } from 'lucide-react';
import { withFigures } from '../../../lib/site/figures';

/** Questions and answers as native details; the first is open (F-136). */
export function OfferFaq({ items }: { items: readonly FaqItem[] }) {
  return (
    <section aria-labelledby="offer-faq-title">
      <Typography id="offer-faq-title" variant="h2">
        Questions people ask before they order
      </Typography>
      <div className="faq">
        {items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
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
    </section>
  );
}
