import '../../styles/offer-header.css';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Product } from '@summit/rules';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { homePath, memberLoginUrl } from '../../lib/site/paths';
import { Banner, type BannerProps } from './Banner';
import { OfferSteps } from './OfferSteps';

export interface OfferHeaderProps extends Pick<BannerProps, 'phase' | 'day'> {
  product: Product;
}

/** Header of the offer pages: banner, and a bar that stays, with the call to action (F-125) or the steps of the order. */
export function OfferHeader({ phase, day, product }: OfferHeaderProps) {
  return (
    <header className="header offer-header on-pine">
      <Banner phase={phase} day={day} withLink={false} />
      <Container className="header__bar">
        <a href={homePath} className="header__home" aria-label="Growth & Scale Summit, home">
          <Wordmark size={30} />
        </a>
        <a href={memberLoginUrl} className="header__sign-in">
          Sign in
        </a>
        {product === 'vip' ? (
          <Button variant="outlined" color="inherit" size="small" href="#order">
            See the offer
          </Button>
        ) : (
          <OfferSteps current={product} />
        )}
      </Container>
    </header>
  );
}
