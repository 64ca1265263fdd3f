import { Body, Controller, Param } from '@nestjs/common';
import {
  adminCreateDiscountOfferEndpoint,
  adminDeleteDiscountOfferEndpoint,
  adminDiscountOffersEndpoint,
  adminUpdateDiscountOfferEndpoint,
  OUTCOME_TEXTS,
  type AdminDiscountOffersResponse,
  type CmsItemAnswer,
  type DiscountOfferItem,
  type MessageAnswer,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { DISCOUNT_OFFER_ITEMS as KIND } from '../items/item-kinds.js';
import { PricingItems } from '../items/pricing-items.service.js';
import { presentDiscountOffer as present } from './cms-items.presenter.js';
import { CmsItemIdDto, editedVersion } from './dto/cms-fields.js';
import { DiscountOfferChangeDto, DiscountOfferDraftDto } from './dto/pricing-item.dto.js';

/** Discount offers in the back office. */
@ApiTags('admin')
@Controller()
export class AdminDiscountOffersController {
  constructor(private readonly items: PricingItems) {}

  @Route(adminDiscountOffersEndpoint)
  async list(): Promise<AdminDiscountOffersResponse> {
    return { success: true, offers: (await this.items.list(KIND)).map(present) };
  }

  @Route(adminCreateDiscountOfferEndpoint)
  async create(
    @CurrentPrincipal() admin: Principal,
    @Body() draft: DiscountOfferDraftDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<DiscountOfferItem>> {
    const item = present(await this.items.create(KIND, { itemType: 'discount_offer', draft }, admin.id));
    note(changeBetween(null, item));
    return { success: true, message: OUTCOME_TEXTS.itemCreated, item };
  }

  @Route(adminUpdateDiscountOfferEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: CmsItemIdDto,
    @Body() { updated_at: seen, ...draft }: DiscountOfferChangeDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<DiscountOfferItem>> {
    const { before, after } = await this.items.update(KIND, editedVersion(id, seen, admin), draft);
    const item = present(after);
    note(changeBetween(present(before), item));
    return { success: true, message: OUTCOME_TEXTS.itemSaved, item };
  }

  @Route(adminDeleteDiscountOfferEndpoint)
  async delete(@Param() { id }: CmsItemIdDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    note(changeBetween(present(await this.items.delete(KIND, id)), null));
    return { success: true, message: OUTCOME_TEXTS.itemDeleted };
  }
}
