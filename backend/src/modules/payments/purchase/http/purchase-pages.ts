import { Inject, Injectable } from '@nestjs/common';
import { linkTo, type CheckoutReturnPage, type PageName } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../../config/app-config.js';
import { CHECKOUT_ID_PLACEHOLDER } from '../application/hosted-checkout.use-case.js';

export const RETURN_PAGES = {
  vip: 'vip',
  'vip-upgrade': 'vipUpgrade',
  implementation: 'implementation',
  dfy: 'dfy',
} as const satisfies Record<CheckoutReturnPage, PageName>;

/** Pages that a provider sends the browser back to (F-232). Hosts come from the configuration, never from a request. */
@Injectable()
export class PurchasePages {
  private readonly origins: AppConfig['origins'];

  constructor(@Inject(APP_CONFIG) { origins }: Pick<AppConfig, 'origins'>) {
    this.origins = origins;
  }

  /** Put together by hand: encoded braces would not be replaced by the provider (payments.md 1.2). */
  success(product: Product): string {
    return `${linkTo('success', {}, this.origins)}?session_id=${CHECKOUT_ID_PLACEHOLDER}&product=${product}`;
  }

  /** Where the buyer came from; the product's own page unless the page said otherwise. */
  offer(page: CheckoutReturnPage): string {
    return linkTo(RETURN_PAGES[page], {}, this.origins);
  }
}
