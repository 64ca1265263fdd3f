import Container from '@mui/material/Container';
import { BEFORE_AFTER } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { SectionHead } from '@summit/ui/layout/SectionHead';
import { ShowAll } from './ShowAll';
import { ArrowRight } from 'lucide-react';

/** Habits before and after, row by row (F-055). */
export function BeforeAfter() {
  return (
    <Section labelledBy="before-after-title" className="on-surface">
      <Container>
        <SectionHead id="before-after-title" eyebrow="Before and after" title="Small changes in how a week is run" />
        <ul id="before-after-list" className="before-after" data-fold="3">
          {BEFORE_AFTER.map(({ before, after }) => (
            <li key={before}>
              <dl>
                <div className="before-after__before">
                  <dt>Before</dt>
                  <dd>{before}</dd>
                </div>
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
                <div className="before-after__after">
                  <dt>After</dt>
                  <dd>{after}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <ShowAll list="before-after-list">{`Show all ${BEFORE_AFTER.length} changes`}</ShowAll>
      </Container>
    </Section>
  );
}
