import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { WHO_IT_IS_FOR, WHO_IT_IS_NOT_FOR } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';
import { ShowAll } from './ShowAll';
import { Check, Minus, type LucideIcon } from 'lucide-react';

function Column({ title, items, icon: Icon }: { title: string; items: readonly string[]; icon: LucideIcon }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <ul className="fit">
        {items.map((item) => (
          <li key={item}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who it is for (F-051); the second column is what makes the first credible. */
export function WhoItIsFor() {
  return (
    <Section id="who-it-s-for" labelledBy="who-title" className="on-surface">
      <Container>
        <SectionHead id="who-title" eyebrow="Who it’s for" title="Check this before you give us your email" />
        <div id="fit-lists" className="two-columns">
          <Column title="It fits if" items={WHO_IT_IS_FOR} icon={Check} />
          <Column title="It does not if" items={WHO_IT_IS_NOT_FOR} icon={Minus} />
        </div>
        <ShowAll list="fit-lists">Show all points</ShowAll>
      </Container>
    </Section>
  );
}
