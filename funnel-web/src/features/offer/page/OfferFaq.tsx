import Typography from '@mui/material/Typography';
import type { FaqItem } from '@summit/content';
import type { Product } from '@summit/rules';
import { ChevronDown } from 'lucide-react';
import { useFaqs } from '../../../lib/site/useFaqs';
import { withFigures } from '../../../lib/site/figures';

/** Questions and answers as native details; the first is open (F-136). Those of the build, unless the office has others. */
export function OfferFaq({ product, builtIn }: { product: Product; builtIn: readonly FaqItem[] }) {
  const items = useFaqs(product, builtIn);
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
