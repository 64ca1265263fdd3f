import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type {
  ClearExpiredPromoCodesResponse,
  CreatePromoCodeResponse,
  DisableAllPromoCodesResponse,
  GeneratePromoCodesResponse,
  ListAnswer,
  MessageAnswer,
  PromoCodeRow,
} from '@summit/contracts';
import { ForRole } from '../../../../platform/http/access.decorators.js';
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
@ApiBearerAuth()
@ForRole('admin')
@Controller('admin/dashboard')
export class PromoCodesAdminController {
  constructor(
    private readonly codes: ManagePromoCodesUseCase,
    private readonly createCode: CreatePromoCodeUseCase,
    private readonly generateCodes: GeneratePromoCodesUseCase,
  ) {}

  @Get('promo-codes')
  async list(@Query() { product_filter: filter = 'all' }: PromoCodesQueryDto): Promise<ListAnswer<PromoCodeRow>> {
    const listings = await this.codes.list(filter === 'all' ? null : filter);
    return { success: true, data: listings.map(presentPromoCode) };
  }

  @Post('create-promo-code')
  @HttpCode(200)
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

  @Delete('clear-expired-promo-codes')
  async clearExpired(): Promise<ClearExpiredPromoCodesResponse> {
    return { success: true, deleted: presentCounts(await this.codes.clearExpired()) };
  }

  @Post('disable-all-promo-codes')
  @HttpCode(200)
  async disableAll(): Promise<DisableAllPromoCodesResponse> {
    return { success: true, disabled: presentCounts(await this.codes.disableAll()) };
  }

  @Post('generate-promo-codes')
  @HttpCode(200)
  async generate(): Promise<GeneratePromoCodesResponse> {
    return { success: true, codes: (await this.generateCodes.execute()).map(presentGenerated) };
  }

  @Post('disable-promo-code')
  @HttpCode(200)
  async disable(@Body() { code, payment_method: provider }: DisablePromoCodeDto): Promise<MessageAnswer> {
    await this.codes.disable(code, provider);
    return { success: true, message: disabledMessage(code, provider) };
  }
}
