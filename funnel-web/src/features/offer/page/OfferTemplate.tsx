import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { DayNumber } from '@summit/art';
import { useEffect, useRef, type ReactNode } from 'react';
import { isServer } from '../../../config/env';
import { OFFER_HEADS } from '../../../lib/site/offer-heads';
import { SITE_NAME } from '../../../lib/site/site-name';
import { useArrival } from '../../../lib/visit/useArrival';
import { CANONICAL, ROBOTS, useHeadTag } from '../../../lib/browser/useHeadTag';
import type { Product } from '@summit/rules';
import { HeldNotice } from './HeldNotice';
import { PaidNotice } from './PaidNotice';

export interface OfferTemplateProps {
  product: Product;
  /** The product's color. */
  day: DayNumber;
  eyebrow: ReactNode;
  title: string;
  lead: string;
  /** A line under the lead. */
  note?: ReactNode;
  video: ReactNode;
  order: ReactNode;
  children: ReactNode;
}

/** Title, order card, story: side by side on wide screens, in this order on narrow ones (ui.md 4.1, /vip). Not for search engines (F-038). */
export function OfferTemplate(props: OfferTemplateProps) {
  const { name, canonical } = OFFER_HEADS[props.product];
  const { product, day, eyebrow, title, lead, note, video, order, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useHeadTag(ROBOTS, 'noindex');
  useHeadTag(CANONICAL, canonical);
  useEffect(() => {
    document.title = `${name} | ${SITE_NAME}`;
  }, [name]);
  return (
    <main id="main" className={`offer day-${day}`}>
      <PaidNotice />
      <HeldNotice product={product} />
      <Container className="offer__grid">
        <div className="offer__head">
          <Typography variant="eyebrow" className="eyebrow">
            {eyebrow}
          </Typography>
          <Typography ref={heading} variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {isServer && (
            <p className="offer__noscript">
              Ordering needs JavaScript. Allow scripts for this page in your browser and load it again: then you see the
              price that holds for you and can order. Everything else can be read without.
            </p>
          )}
        </div>
        {order}
        <div className="offer__story">
          <Typography variant="lead" className="offer__lead">
            {lead}
          </Typography>
          {note}
          {video}
        </div>
        <div className="offer__rest">{children}</div>
      </Container>
    </main>
  );
}
