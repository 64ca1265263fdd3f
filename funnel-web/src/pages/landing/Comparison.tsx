import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { COMPARISON } from '../../lib/landing-copy.baked';
import { Section } from '@summit/ui/layout/Section';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Check, Minus } from 'lucide-react';

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span style={visuallyHidden}>{value ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** Free registration beside VIP (F-048); ticks carry words for screen readers. */
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
        <table className="comparison">
          <caption style={visuallyHidden}>Free registration compared with VIP</caption>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>What you get</span>
              </th>
              <th scope="col">Free</th>
              <th scope="col">VIP</th>
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(({ label, free, vip }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <Cell value={free} />
                </td>
                <td>
                  <Cell value={vip} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </Section>
  );
}
