import { type Offer, DFY_OFFER, IMPLEMENTATION_OFFER, VIP_OFFER } from './offers.js';

/** Words of a plan or an offer in the CMS; its prices come from the price book by `itemId` (C-018). */
export interface PricingItemCopy {
  itemType: 'pricing_plan' | 'discount_offer';
  /** Unique over both types. Offers end in `-offer`; add-ons are the rows of the price book and no items of this list. */
  itemId: string;
  name: string;
  description: string;
  features: readonly string[];
}

const plan = (itemId: string, offer: Offer): PricingItemCopy => ({
  itemType: 'pricing_plan',
  itemId,
  name: offer.name,
  description: offer.lead.concluded,
  features: offer.benefits.map(({ title }) => title),
});

const offer = (of: Offer, words: Pick<PricingItemCopy, 'itemId' | 'name' | 'description'>): PricingItemCopy => ({
  itemType: 'discount_offer',
  ...words,
  features: of.benefits.map(({ title }) => title),
});

/** What the CMS shows under pricing plans and discount offers until an administrator changes it. */
export const PRICING_ITEMS: readonly PricingItemCopy[] = [
  plan('vip', VIP_OFFER),
  plan('implementation', IMPLEMENTATION_OFFER),
  plan('dfy', DFY_OFFER),
  {
    itemType: 'pricing_plan',
    itemId: 'coaching-session',
    name: 'Coaching session',
    description: 'One further 30-minute coaching session with Implementation or Done-For-You.',
    features: ['One-to-one, about your project', 'Recorded for you', 'From 0 to 10 sessions in an order'],
  },
  offer(VIP_OFFER, {
    itemId: 'vip-offer',
    name: 'VIP after registering',
    description: 'The price of {vip.early} in place of {vip.reference} on the page that follows the registration.',
  }),
  offer(IMPLEMENTATION_OFFER, {
    itemId: 'implementation-offer',
    name: 'Implementation Package, introductory price',
    description:
      '{implementation.early} while the 15-minute window of the page is open, {implementation.reference} afterwards.',
  }),
  offer(DFY_OFFER, {
    itemId: 'dfy-offer',
    name: 'Done-For-You Service, introductory price',
    description:
      '{dfy.early} while the 15-minute window of the page is open, {dfy.regular} afterwards. Or three monthly payments, {dfy.plan}.',
  }),
];
