import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { OfferLinks } from '../../../../platform/links/offer-links.js';
import { BUYER_ADDRESSES, type BuyerAddresses } from './buyer-addresses.port.js';

/**
 * A mailed offer link was opened in a browser: from now on the browser belongs to the address, so that the offer windows and the
 * orders of its other devices count here too (C-110, C-116). A proof that is forged or over changes nothing.
 */
@Injectable()
export class OpenOfferLinkUseCase {
  constructor(
    @Inject(OfferLinks) private readonly links: Pick<OfferLinks, 'addressIn'>,
    @Inject(BUYER_ADDRESSES) private readonly addresses: BuyerAddresses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `browser` gives the browser its id; it is asked only for a proof that holds. */
  async execute(token: string, browser: () => string): Promise<void> {
    const at = this.clock.now();
    const email = this.links.addressIn(token, at);
    if (email !== null) await this.addresses.add({ buyerId: browser(), email, at });
  }
}
