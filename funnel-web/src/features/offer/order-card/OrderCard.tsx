import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

export interface OrderCardProps {
  title: string;
  /** Price line and offer timer. */
  price: ReactNode;
  /** The choices: add-ons, ways to pay, codes. */
  children: ReactNode;
  /** Due today, accept, reassurance, decline; on sunken ground. */
  foot: ReactNode;
  onSubmit: () => void;
}

/** The height of the card as `--order-h`, by which the style sheet keeps its order button above the fold of low screens. */
function useHeightVariable() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    const card = element?.firstElementChild;
    if (!element || !card || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--order-h', `${Math.ceil(card.getBoundingClientRect().height)}px`);
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return section;
}

/** The one card that takes an order; it stays in view beside the story (ui.md 4.0.10). */
export function OrderCard({ title, price, children, foot, onSubmit }: OrderCardProps) {
  const section = useHeightVariable();
  return (
    <section ref={section} id="order" className="order" aria-labelledby="order-title">
      <form
        className="order-card"
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="order-card__body">
          <div>
            <Typography id="order-title" variant="h4" component="h2">
              {title}
            </Typography>
            {price}
          </div>
          {children}
        </div>
        <div className="order-card__foot">{foot}</div>
      </form>
    </section>
  );
}
