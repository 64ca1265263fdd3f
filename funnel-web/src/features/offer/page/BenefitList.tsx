import Typography from '@mui/material/Typography';
import type { TitledLine } from '@summit/content';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { withFigures } from '../../../lib/site/figures';

export interface BenefitListProps {
  id: string;
  title: string;
  benefits: readonly TitledLine[];
  /** One for each benefit, in its order. */
  icons: readonly LucideIcon[];
  /** A line more, by the title of its benefit. */
  notes?: Readonly<Record<string, ReactNode>>;
}

/** What the offer contains: icon in the product's color, title, one line (F-129). */
export function BenefitList({ id, title, benefits, icons, notes }: BenefitListProps) {
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <ul className="benefit-list">
        {benefits.map((benefit, index) => {
          const Icon = icons[index];
          return (
            <li key={benefit.title}>
              <span className="benefit-list__icon" aria-hidden="true">
                {Icon && <Icon size={22} strokeWidth={1.75} />}
              </span>
              <div>
                <Typography variant="h5" component="h3">
                  {withFigures(benefit.title)}
                </Typography>
                <p>{withFigures(benefit.line)}</p>
                {notes?.[benefit.title]}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
