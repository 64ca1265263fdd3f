import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { formatCount, formatUsd } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { Section } from '@summit/ui/layout/Section';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { COMMISSIONS } from '../../features/affiliate-program/program-copy.baked';
import { CALCULATOR } from './affiliates-copy.baked';
import { MAX_SALES, numberOfSales } from './number-of-sales';

/** End of the slider; the field takes more. */
const SLIDER_END = 100;
const START = 10;

/** Number of sales times commission (F-276, F-280, F-281). The fields are plain ones, so they are there before any script. */
export function EarningsCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const [product, setProduct] = useState<Product>('vip');
  const [typed, setTyped] = useState(String(START));
  useEffect(() => {
    // What was chosen before the app came stays.
    const data = new FormData(form.current ?? undefined);
    const inField = String(data.get('sales') ?? START);
    const slid = form.current?.querySelector<HTMLInputElement>('[type="range"]')?.value;
    setTyped(inField === String(START) ? (slid ?? inField) : inField);
    setProduct(COMMISSIONS.find((one) => one.product === data.get('product'))?.product ?? 'vip');
  }, []);

  const sales = numberOfSales(typed);
  const { commission } = COMMISSIONS.find((one) => one.product === product)!;
  const choose = (count: number) => setTyped(String(Math.min(Math.max(count, 1), MAX_SALES)));

  return (
    <Section id="calculator" labelledBy="calculator-title" className="on-surface">
      <Container className="split">
        <div className="split__head">
          <Typography variant="eyebrow" className="eyebrow">
            Calculator
          </Typography>
          <Typography id="calculator-title" variant="h2">
            {CALCULATOR.title}
          </Typography>
          <p className="prose">{CALCULATOR.note}</p>
        </div>
        <form ref={form} className="calculator" onSubmit={(event) => event.preventDefault()}>
          <fieldset className="calculator__products">
            <legend>{CALCULATOR.productLabel}</legend>
            {COMMISSIONS.map(({ product: one, shortName }) => (
              <label key={one}>
                <input
                  type="radio"
                  name="product"
                  value={one}
                  checked={one === product}
                  onChange={() => setProduct(one)}
                />
                <span>{shortName}</span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="calculator-sales">{CALCULATOR.quantityLabel}</label>
            <div className="calculator__count">
              <button type="button" aria-label="One sale less" onClick={() => choose(sales - 1)}>
                <Minus size={18} strokeWidth={1.75} aria-hidden />
              </button>
              <input
                id="calculator-sales"
                name="sales"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={() => setTyped(String(sales))}
              />
              <button type="button" aria-label="One sale more" onClick={() => choose(sales + 1)}>
                <Plus size={18} strokeWidth={1.75} aria-hidden />
              </button>
            </div>
          </div>
          <input
            type="range"
            className="calculator__slider"
            aria-label={CALCULATOR.quantityLabel}
            min={1}
            max={SLIDER_END}
            value={Math.min(sales, SLIDER_END)}
            onChange={(event) => choose(Number(event.target.value))}
          />
          <p className="calculator__result" aria-live="polite">
            <output htmlFor="calculator-sales">{formatUsd(sales * commission)}</output>
            <span>
              {formatCount(sales)} × {formatUsd(commission)}
            </span>
          </p>
        </form>
      </Container>
    </Section>
  );
}
