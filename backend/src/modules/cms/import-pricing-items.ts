import { PRICING_ITEMS, type PricingItemCopy } from '@summit/content';
import { bumpItemId, bumpsOnCard, pricingItemPrices } from '@summit/pricing';
import { isProduct, type Product } from '@summit/rules';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

/** The add-ons that order cards show, as items of the CMS. */
const addOnsOf = (product: Product, productName: string): PricingItemCopy[] =>
  bumpsOnCard(product).map(({ key, name, description }) => ({
    itemType: 'pricing_plan',
    itemId: bumpItemId(key),
    name,
    description,
    features: [`Added to an order of ${productName}`],
  }));

/** Each product's add-ons stand behind it. */
const withAddOns = (item: PricingItemCopy): PricingItemCopy[] =>
  isProduct(item.itemId) ? [item, ...addOnsOf(item.itemId, item.name)] : [item];

const pricingItemRows = (items: readonly PricingItemCopy[]) =>
  items.flatMap(withAddOns).map(({ itemType, itemId, name, description, features }, index) => {
    const prices = pricingItemPrices(itemId);
    if (!prices) throw new Error(`The price book has no price for the pricing item ${itemId}`);
    return {
      item_id: itemId,
      item_type: itemType,
      name,
      description,
      price_cents: prices.priceCents,
      original_price_cents: prices.originalPriceCents,
      features,
      display_order: index + 1,
    };
  });

const PRICING_ITEM: ContentKind<ReturnType<typeof pricingItemRows>[number]> = {
  table: 'pricing_item',
  key: { column: 'item_id', type: 'text' },
  columns: {
    item_type: 'text',
    name: 'text',
    description: 'text',
    price_cents: 'integer',
    original_price_cents: 'integer',
    features: 'text[]',
    display_order: 'integer',
  },
  withdraws: true,
};

/** Stores plans and offers as display copy, with the prices of the price book (A-196, C-018). */
export const importPricingItems = (
  dataSource: DataSource,
  items: readonly PricingItemCopy[] = PRICING_ITEMS,
): Promise<ImportResult> => importItems(dataSource, PRICING_ITEM, pricingItemRows(items));
