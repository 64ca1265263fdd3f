import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Section } from '@summit/ui/layout/Section';
import { ComparisonTable } from '../../features/comparison/ComparisonTable';
import { COMPARISON } from '../../lib/landing/landing-copy.baked';
import { ShowAll } from './ShowAll';

/** What registering costs and what VIP adds (F-048). */
export function Comparison() {
  return (
    <Section id="compare" labelledBy="compare-title">
      <Container className="split">
        <div className="split__head">
          <Typography variant="eyebrow" className="eyebrow">
            Free or VIP
          </Typography>
          <Typography id="compare-title" variant="h2">
            What is free, and what VIP adds
          </Typography>
          <p className="prose">Registering costs nothing and asks for no card. VIP is one payment, once.</p>
        </div>
        <div>
          <ComparisonTable rows={COMPARISON} foldAs="comparison-rows" />
          <ShowAll list="comparison-rows">{`Show all ${COMPARISON.length} rows`}</ShowAll>
        </div>
      </Container>
    </Section>
  );
}
