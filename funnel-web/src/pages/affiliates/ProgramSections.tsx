import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { FaqItem } from '@summit/content';
import { Section } from '@summit/ui/layout/Section';
import { ChevronDown } from 'lucide-react';
import { CARDS, CARDS_NOTE, PAYOUT_LINE, PAYOUTS } from './affiliates-copy.baked';

/** What one sale earns, and the case that each amount belongs to (F-274, C-007). */
export function CommissionCards() {
  return (
    <Section id="commission" labelledBy="commission-title">
      <Container>
        <Typography variant="eyebrow" className="eyebrow">
          Commission
        </Typography>
        <Typography id="commission-title" variant="h2">
          What you earn
        </Typography>
        <ul className="commission-cards">
          {CARDS.map(({ name, amount, condition }) => (
            <li key={condition}>
              <Typography variant="h5" component="h3">
                {name}
              </Typography>
              <p className="commission-cards__amount">{amount}</p>
              <p className="commission-cards__condition">{condition}</p>
            </li>
          ))}
        </ul>
        <p className="prose">{CARDS_NOTE}</p>
      </Container>
    </Section>
  );
}

/** How long a commission is held, and when it can be paid (F-275, F-286 to F-288). */
export function PayoutSchedule() {
  return (
    <Section id="payouts" labelledBy="payouts-title">
      <Container>
        <Typography variant="eyebrow" className="eyebrow">
          Payouts
        </Typography>
        <Typography id="payouts-title" variant="h2">
          When the money reaches you
        </Typography>
        <ol className="payout-schedule">
          {PAYOUTS.map(({ product, name, hold, payable }) => (
            <li key={product}>
              <Typography variant="h5" component="h3">
                {name}
              </Typography>
              <p className="payout-schedule__hold">{hold}</p>
              <p>{payable}</p>
            </li>
          ))}
        </ol>
        <p className="prose">{PAYOUT_LINE}</p>
      </Container>
    </Section>
  );
}

/** How it works (F-277). */
export function Steps({ steps }: { steps: readonly { title: string; line: string }[] }) {
  return (
    <Section id="steps" labelledBy="steps-title" className="on-surface">
      <Container className="split">
        <div className="split__head split__head--sticky">
          <Typography variant="eyebrow" className="eyebrow">
            How it works
          </Typography>
          <Typography id="steps-title" variant="h2">
            Four steps
          </Typography>
        </div>
        <ol className="ruled numbered">
          {steps.map(({ title, line }) => (
            <li key={title}>
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

/** Native details, so that the answers open without script (F-278). */
export function ProgramFaq({ items }: { items: readonly FaqItem[] }) {
  return (
    <Section id="faq" labelledBy="faq-title">
      <Container className="split">
        <div className="split__head split__head--sticky">
          <Typography variant="eyebrow" className="eyebrow">
            FAQ
          </Typography>
          <Typography id="faq-title" variant="h2">
            Questions affiliates ask
          </Typography>
        </div>
        <div className="faq">
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <Typography variant="h5" component="h3">
                  {question}
                </Typography>
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}
