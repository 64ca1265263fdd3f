import { PRICING_ITEMS, type PricingItemCopy } from '@summit/content';
import { pricingItemPrices } from '@summit/pricing';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

const pricingItemRows = (items: readonly PricingItemCopy[]) =>
  items.map(({ itemType, itemId, name, description, features }, index) => {
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
