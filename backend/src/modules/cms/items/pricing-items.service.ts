import { Injectable } from '@nestjs/common';
import type { DiscountOfferDraft, PricingPlanDraft } from '@summit/contracts';
import type { PricingItem } from '../entities/pricing-item.entity.js';
import { CmsItems, type CmsKind, type EditedVersion } from './cms-items.service.js';
import { idFrom, pricingItemFields } from './drafts.js';
import { requireKnownFigures } from './text-rules.js';

type Draft = PricingPlanDraft | DiscountOfferDraft;

/** Plans and offers: display copy, whose prices may differ from the price book; that is shown and listed, and never charged (C-018). */
@Injectable()
export class PricingItems {
  constructor(private readonly items: CmsItems) {}

  list(kind: CmsKind<PricingItem>): Promise<PricingItem[]> {
    return this.items.list(kind);
  }

  /** Throws `item_id_taken`, `text_figure_unknown`. */
  async create(
    kind: CmsKind<PricingItem>,
    { itemType, draft }: { itemType: PricingItem['itemType']; draft: Draft },
    savedBy: string,
  ): Promise<PricingItem> {
    requireFigures(draft);
    const given = pricingItemFields(draft);
    const others = await this.items.list(kind);
    const row = {
      description: '',
      originalPriceCents: null,
      features: [],
      status: 'active' as const,
      stripePriceId: null,
      active: true,
      displayOrder: Math.max(0, ...others.map(({ displayOrder }) => displayOrder)) + 1,
      priceCents: 0,
      ...given,
      name: draft.name,
      itemType,
      itemId: given.itemId ?? (await this.items.freeId(kind, 'itemId', idFrom(draft.name))),
    };
    return this.items.create(kind, row, savedBy);
  }

  /** Throws as `create`, and `not_found`, `edit_conflict`. */
  update(kind: CmsKind<PricingItem>, version: EditedVersion, draft: Partial<Draft>) {
    requireFigures(draft);
    return this.items.update(kind, version, (stored) => pricingItemFields(draft, stored));
  }

  delete(kind: CmsKind<PricingItem>, id: string): Promise<PricingItem> {
    return this.items.delete(kind, id);
  }
}

const requireFigures = ({ name, description, features }: Partial<Draft>): void =>
  requireKnownFigures({ name, description, features: features?.join('\n') });
