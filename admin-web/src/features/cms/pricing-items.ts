import {
  adminCreateDiscountOfferEndpoint,
  adminCreatePricingPlanEndpoint,
  adminDeleteDiscountOfferEndpoint,
  adminDeletePricingPlanEndpoint,
  adminDiscountOffersEndpoint,
  adminPricingPlansEndpoint,
  adminUpdateDiscountOfferEndpoint,
  adminUpdatePricingPlanEndpoint,
  type DiscountOfferDraft,
  type DiscountOfferItem,
  type PricingPlanDraft,
  type PricingPlanItem,
} from '@summit/contracts';
import { BadgeDollarSign } from 'lucide-react';
import { formatDollars } from '../../lib/format/format-figures';
import { inactiveBadge } from './badges';
import type { CmsField, CmsResource, CmsValues } from './cms-resource';
import { CMS_TEXTS, HINTS, PRICING_TEXTS } from './messages';
import { ChargedPrice } from './ChargedPrice';
import { bodyOf } from './wire-values';

export type PricingRow = PricingPlanItem | DiscountOfferItem;

const FIELDS: readonly CmsField[] = [
  { name: 'item_type', label: 'Type', kind: 'choice', options: ['pricing_plan', 'discount_offer'], onlyNew: true },
  { name: 'item_id', label: 'Plan or offer ID', kind: 'line', onlyNew: true, hint: HINTS.ownId },
  { name: 'name', label: 'Name', kind: 'line', required: true },
  { name: 'status', label: 'Status', kind: 'choice', options: ['active', 'inactive'] },
  { name: 'price', label: 'Price in dollars', kind: 'price', required: true },
  { name: 'original_price', label: 'Original price in dollars', kind: 'price' },
  { name: 'description', label: 'Description', kind: 'text', rows: 2, hint: HINTS.figures },
  { name: 'features', label: 'Features', kind: 'text', rows: 4, hint: HINTS.features },
  { name: 'stripe_price_id', label: 'Stripe price ID', kind: 'line' },
  { name: 'active', label: CMS_TEXTS.active, kind: 'switch' },
];

const isOffer = (values: CmsValues): boolean => values['item_type'] === 'discount_offer';
const isStoredOffer = (row: PricingRow): row is DiscountOfferItem => row.item_type === 'discount_offer';

/** Each type has an id of its own name and a path of its own, so neither is sent under the shared one (A-201, C-095). */
const bodyFor = <Body>({ item_type: _type, item_id: id = '', ...values }: CmsValues, idName: string): Body =>
  bodyOf<Body>(id === '' ? values : { ...values, [idName]: id });

/** Whether a visitor would read another price than the one that is charged (C-018). */
export const differs = ({ price, charged_price }: PricingRow): boolean =>
  charged_price !== null && price !== charged_price;

/** Sub-tab `pricing`: plans and offers (A-196, A-198..A-201). */
export const PRICING_ITEMS: CmsResource<PricingRow> = {
  title: 'Pricing and offers',
  icon: BadgeDollarSign,
  empty: 'No pricing/offers found',
  emptyReason: 'Plans and offers as pages word them. What is charged comes from the price book.',
  failed: 'We could not load plans and offers.',
  pathOf: (values) => (isOffer(values) ? 'discount-offers' : 'pricing-plans'),
  fieldsOf: () => FIELDS,
  defaults: () => ({
    item_type: 'pricing_plan',
    item_id: '',
    name: '',
    status: 'active',
    price: '0',
    original_price: '',
    description: '',
    features: '',
    stripe_price_id: '',
    active: 'true',
  }),
  valuesOf: (row) => ({
    item_type: row.item_type ?? 'pricing_plan',
    item_id: row.plan_id ?? '',
    name: row.name,
    status: row.status,
    price: String(row.price),
    original_price: row.original_price === null ? '' : String(row.original_price),
    description: row.description,
    features: row.features.join('\n'),
    stripe_price_id: row.stripe_price_id ?? '',
    active: String(row.active),
  }),
  titleOf: ({ name }) => name,
  noteOf: (row) => `${isStoredOffer(row) ? 'Discount offer' : 'Pricing plan'}, ${formatDollars(row.price)}`,
  badgesOf: (row) => [
    ...(differs(row) ? [{ label: PRICING_TEXTS.differs, tone: 'bad' as const }] : []),
    { label: row.status, tone: row.status === 'active' ? 'good' : 'waiting' },
    ...inactiveBadge(row.active),
  ],
  meetsBuyers: true,
  deleteBody: CMS_TEXTS.deleteBuiltIn,
  Extras: ChargedPrice,
  list: async (api, signal) => {
    const [{ plans }, { offers }] = await Promise.all([
      api.send(adminPricingPlansEndpoint, { ...(signal && { signal }) }),
      api.send(adminDiscountOffersEndpoint, { ...(signal && { signal }) }),
    ]);
    return [...plans, ...offers];
  },
  create: async (api, values) =>
    isOffer(values)
      ? (
          await api.send(adminCreateDiscountOfferEndpoint, {
            body: bodyFor<DiscountOfferDraft>(values, 'offer_id'),
          })
        ).message
      : (await api.send(adminCreatePricingPlanEndpoint, { body: bodyFor<PricingPlanDraft>(values, 'plan_id') }))
          .message,
  update: async (api, row, changed) => {
    const { id, updated_at } = row;
    const body = { ...bodyFor<object>(changed, ''), updated_at };
    return isStoredOffer(row)
      ? (await api.send(adminUpdateDiscountOfferEndpoint, { params: { id }, body })).message
      : (await api.send(adminUpdatePricingPlanEndpoint, { params: { id }, body })).message;
  },
  remove: async (api, row) =>
    isStoredOffer(row)
      ? (await api.send(adminDeleteDiscountOfferEndpoint, { params: { id: row.id } })).message
      : (await api.send(adminDeletePricingPlanEndpoint, { params: { id: row.id } })).message,
};
