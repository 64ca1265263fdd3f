import { Body, Controller, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportPromoCodesEndpoint,
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
  type MessageAnswer,
  type PromoCodeRow,
  type ProductFilter,
  type PromoCodesResponse,
} from '@summit/contracts';
import type { Product } from '@summit/rules';
import { ApiProduces, ApiTags } from '../../../../platform/http/api-description.js';
import { ListFile } from '../../../../platform/http/list-file.js';
import { NoteChange } from '../../../../platform/http/noted-change.js';
import { Route } from '../../../../platform/http/route.decorator.js';
import { CreatePromoCodeUseCase } from '../application/create-promo-code.use-case.js';
import { GeneratePromoCodesUseCase } from '../application/generate-promo-codes.use-case.js';
import { ManagePromoCodesUseCase } from '../application/manage-promo-codes.use-case.js';
import {
  CreatePromoCodeDto,
  DisablePromoCodeDto,
  PromoCodesFilterDto,
  PromoCodesQueryDto,
} from './dto/promo-codes.dto.js';
import {
  disabledMessage,
  presentChange,
  presentCounts,
  presentCreation,
  presentFigures,
  presentGenerated,
  presentPromoCode,
} from './promo-codes.presenter.js';

const FILE = new ListFile<PromoCodeRow>('promo_codes', [
  'code',
  'payment_method',
  'product_type',
  'with_bump',
  'original_price',
  'final_price',
  'discount_amount',
  'charged_price',
  'times_redeemed',
  'total_discount_given',
  'status',
]);

@ApiTags('admin')
@Controller()
export class PromoCodesAdminController {
  constructor(
    private readonly codes: ManagePromoCodesUseCase,
    private readonly createCode: CreatePromoCodeUseCase,
    private readonly generateCodes: GeneratePromoCodesUseCase,
  ) {}

  @Route(adminPromoCodesEndpoint)
  async list(@Query() { product_filter: filter, limit, skip = 0 }: PromoCodesQueryDto): Promise<PromoCodesResponse> {
    const product = productOf(filter);
    const [listings, figures] = await Promise.all([
      this.codes.list(product, { limit: limit ?? null, skip }),
      this.codes.figures(product),
    ]);
    return {
      success: true,
      total: figures.total,
      data: listings.map(presentPromoCode),
      summary: presentFigures(figures),
    };
  }

  @Route(adminExportPromoCodesEndpoint)
  @ApiProduces('text/csv')
  file(@Query() { product_filter: filter }: PromoCodesFilterDto): Promise<StreamableFile> {
    return FILE.ofAll(async () => (await this.codes.list(productOf(filter))).map(presentPromoCode));
  }

  @Route(adminCreatePromoCodeEndpoint)
  async create(@Body() body: CreatePromoCodeDto, @NoteChange() note: NoteChange): Promise<CreatePromoCodeResponse> {
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
    const created = await this.createCode.execute(draft);
    note({ before: null, after: presentCreation(created).results });
    return presentCreation(created);
  }

  @Route(adminClearExpiredPromoCodesEndpoint)
  async clearExpired(@NoteChange() note: NoteChange): Promise<ClearExpiredPromoCodesResponse> {
    const deleted = await this.codes.clearExpired();
    note(presentChange(deleted, 'expired', null));
    return { success: true, deleted: presentCounts(deleted) };
  }

  @Route(adminDisableAllPromoCodesEndpoint)
  async disableAll(@NoteChange() note: NoteChange): Promise<DisableAllPromoCodesResponse> {
    const disabled = await this.codes.disableAll();
    note(presentChange(disabled, 'active', 'inactive'));
    return { success: true, disabled: presentCounts(disabled) };
  }

  @Route(adminGeneratePromoCodesEndpoint)
  async generate(@NoteChange() note: NoteChange): Promise<GeneratePromoCodesResponse> {
    const generated = await this.generateCodes.execute();
    const codes = generated.map(({ rule: { code }, provider }) => ({ code, provider }));
    note(presentChange(codes, null, 'active'));
    return { success: true, codes: generated.map(presentGenerated) };
  }

  @Route(adminDisablePromoCodeEndpoint)
  async disable(
    @Body() { code, payment_method: provider }: DisablePromoCodeDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    await this.codes.disable(code, provider);
    note(presentChange([{ code, provider }], 'active', 'inactive'));
    return { success: true, message: disabledMessage(code, provider) };
  }
}

const productOf = (filter: ProductFilter = 'all'): Product | null => (filter === 'all' ? null : filter);
