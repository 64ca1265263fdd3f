import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { BENEFITS } from '../../lib/landing/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { ShowAll } from './ShowAll';

/** Six benefits as ruled rows beside a heading that stays in view (F-046). */
export function Benefits() {
  return (
    <Section id="benefits" labelledBy="benefits-title">
      <Container className="split">
        <div className="split__head split__head--sticky">
          <Typography variant="eyebrow" className="eyebrow">
            Benefits
          </Typography>
          <Typography id="benefits-title" variant="h2">
            What you take home from five days
          </Typography>
        </div>
        <div>
          <ul id="benefit-list" className="ruled" data-fold="3">
            {BENEFITS.map(({ title, line }) => (
              <li key={title}>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <p>{line}</p>
              </li>
            ))}
          </ul>
          <ShowAll list="benefit-list">{`Show all ${BENEFITS.length} benefits`}</ShowAll>
        </div>
      </Container>
    </Section>
  );
}
