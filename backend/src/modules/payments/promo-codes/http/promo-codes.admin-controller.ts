import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  adminPromoCodesEndpoint,
  adminCreatePromoCodeEndpoint,
  adminClearExpiredPromoCodesEndpoint,
  adminDisableAllPromoCodesEndpoint,
  adminGeneratePromoCodesEndpoint,
  adminDisablePromoCodeEndpoint,
  type ClearExpiredPromoCodesResponse,
  type CreatePromoCodeResponse,
  type DisableAllPromoCodesResponse,
  type GeneratePromoCodesResponse,
  type ListAnswer,
  type MessageAnswer,
  type PromoCodeRow,
} from '@summit/contracts';
import { Route } from '../../../../platform/http/route.decorator.js';
import { CreatePromoCodeUseCase } from '../application/create-promo-code.use-case.js';
import { GeneratePromoCodesUseCase } from '../application/generate-promo-codes.use-case.js';
import { ManagePromoCodesUseCase } from '../application/manage-promo-codes.use-case.js';
import { CreatePromoCodeDto, DisablePromoCodeDto, PromoCodesQueryDto } from './dto/promo-codes.dto.js';
import {
  disabledMessage,
  presentCounts,
  presentCreation,
  presentGenerated,
  presentPromoCode,
} from './promo-codes.presenter.js';

@ApiTags('admin')
@Controller()
export class PromoCodesAdminController {
  constructor(
    private readonly codes: ManagePromoCodesUseCase,
    private readonly createCode: CreatePromoCodeUseCase,
    private readonly generateCodes: GeneratePromoCodesUseCase,
  ) {}

  @Route(adminPromoCodesEndpoint)
  async list(@Query() { product_filter: filter = 'all' }: PromoCodesQueryDto): Promise<ListAnswer<PromoCodeRow>> {
    const listings = await this.codes.list(filter === 'all' ? null : filter);
    return { success: true, data: listings.map(presentPromoCode) };
  }

  @Route(adminCreatePromoCodeEndpoint)
  async create(@Body() body: CreatePromoCodeDto): Promise<CreatePromoCodeResponse> {
    const draft = {
      code: body.code,
      product: body.product_type,
      withBump: body.with_bump,
      providers: body.payment_methods,
      discountType: body.discount_type,
      discountValue: body.discount_value,
      validityDays: body.validity_days,
      maxUses: body.max_uses,
    };
    return presentCreation(await this.createCode.execute(draft));
  }

  @Route(adminClearExpiredPromoCodesEndpoint)
  async clearExpired(): Promise<ClearExpiredPromoCodesResponse> {
    return { success: true, deleted: presentCounts(await this.codes.clearExpired()) };
  }

  @Route(adminDisableAllPromoCodesEndpoint)
  async disableAll(): Promise<DisableAllPromoCodesResponse> {
    return { success: true, disabled: presentCounts(await this.codes.disableAll()) };
  }

  @Route(adminGeneratePromoCodesEndpoint)
  async generate(): Promise<GeneratePromoCodesResponse> {
    return { success: true, codes: (await this.generateCodes.execute()).map(presentGenerated) };
  }

  @Route(adminDisablePromoCodeEndpoint)
  async disable(@Body() { code, payment_method: provider }: DisablePromoCodeDto): Promise<MessageAnswer> {
    await this.codes.disable(code, provider);
    return { success: true, message: disabledMessage(code, provider) };
  }
}
