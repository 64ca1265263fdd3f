import { Body, Controller, Param } from '@nestjs/common';
import {
  adminCreatePricingPlanEndpoint,
  adminDeletePricingPlanEndpoint,
  adminPricingPlansEndpoint,
  adminUpdatePricingPlanEndpoint,
  OUTCOME_TEXTS,
  type AdminPricingPlansResponse,
  type CmsItemAnswer,
  type PricingPlanItem,
  type MessageAnswer,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { PRICING_PLAN_ITEMS as KIND } from '../items/item-kinds.js';
import { PricingItems } from '../items/pricing-items.service.js';
import { presentPricingPlan as present } from './cms-items.presenter.js';
import { CmsItemIdDto, editedVersion } from './dto/cms-fields.js';
import { PricingPlanChangeDto, PricingPlanDraftDto } from './dto/pricing-item.dto.js';

/** Pricing plans in the back office. */
@ApiTags('admin')
@Controller()
export class AdminPricingPlansController {
  constructor(private readonly items: PricingItems) {}

  @Route(adminPricingPlansEndpoint)
  async list(): Promise<AdminPricingPlansResponse> {
    return { success: true, plans: (await this.items.list(KIND)).map(present) };
  }

  @Route(adminCreatePricingPlanEndpoint)
  async create(
    @CurrentPrincipal() admin: Principal,
    @Body() draft: PricingPlanDraftDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<PricingPlanItem>> {
    const item = present(await this.items.create(KIND, { itemType: 'pricing_plan', draft }, admin.id));
    note(changeBetween(null, item));
    return { success: true, message: OUTCOME_TEXTS.itemCreated, item };
  }

  @Route(adminUpdatePricingPlanEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: CmsItemIdDto,
    @Body() { updated_at: seen, ...draft }: PricingPlanChangeDto,
    @NoteChange() note: NoteChange,
  ): Promise<CmsItemAnswer<PricingPlanItem>> {
    const { before, after } = await this.items.update(KIND, editedVersion(id, seen, admin), draft);
    const item = present(after);
    note(changeBetween(present(before), item));
    return { success: true, message: OUTCOME_TEXTS.itemSaved, item };
  }

  @Route(adminDeletePricingPlanEndpoint)
  async delete(@Param() { id }: CmsItemIdDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    note(changeBetween(present(await this.items.delete(KIND, id)), null));
    return { success: true, message: OUTCOME_TEXTS.itemDeleted };
  }
}
