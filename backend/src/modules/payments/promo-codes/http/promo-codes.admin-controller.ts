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
  type ListAnswer,
  type MessageAnswer,
  type PromoCodeRow,
} from '@summit/contracts';
import { ApiProduces, ApiTags } from '../../../../platform/http/api-description.js';
import { ListFile } from '../../../../platform/http/list-file.js';
import { NoteChange } from '../../../../platform/http/noted-change.js';
import { Route } from '../../../../platform/http/route.decorator.js';
import { CreatePromoCodeUseCase } from '../application/create-promo-code.use-case.js';
import { GeneratePromoCodesUseCase } from '../application/generate-promo-codes.use-case.js';
import { ManagePromoCodesUseCase } from '../application/manage-promo-codes.use-case.js';
import { CreatePromoCodeDto, DisablePromoCodeDto, PromoCodesQueryDto } from './dto/promo-codes.dto.js';
import {
  disabledMessage,
  presentChange,
  presentCounts,
  presentCreation,
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
  async list(@Query() { product_filter: filter = 'all' }: PromoCodesQueryDto): Promise<ListAnswer<PromoCodeRow>> {
    const listings = await this.codes.list(filter === 'all' ? null : filter);
    return { success: true, data: listings.map(presentPromoCode) };
  }

  @Route(adminExportPromoCodesEndpoint)
  @ApiProduces('text/csv')
  file(@Query() query: PromoCodesQueryDto): Promise<StreamableFile> {
    return FILE.ofAll(async () => (await this.list(query)).data);
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
