import { Body, Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportHeldCommissionsEndpoint,
  adminDecideHeldEndpoint,
  adminHeldCommissionsEndpoint,
  adminReceiptEndpoint,
  OUTCOME_TEXTS,
  type AttributionReceipt,
  type DataAnswer,
  type HeldCommission,
  type MessageAnswer,
  type PageAnswer,
} from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { AppError } from '../../../platform/errors/app-error.js';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { PageQueryDto } from '../../../platform/http/list-query.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { ReceiptSigner } from '../application/receipt-signer.js';
import { RECEIPTS, type Receipts } from '../application/receipts.port.js';
import { ReviewCommissionUseCase } from '../application/review-commission.use-case.js';
import { HeldCommissionsReadModel } from '../read-models/held-commissions.read-model.js';
import { DecideHeldDto, ReceiptParamsDto } from './dto/receipt.dto.js';
import { presentHeld, presentReceipt } from './receipt.presenter.js';

const PAGE_SIZE = 20;

const FILE = new ListFile<HeldCommission>('held_commissions', [
  'order_id',
  'product',
  'ordered_at',
  'buyer',
  'speaker_code',
  'speaker_name',
  'commission',
  'reasons',
  'held_at',
]);

/** Receipts of any order, and the commissions that wait for a person (F-123). */
@ApiTags('admin affiliates')
@Controller()
export class AdminReceiptsController {
  constructor(
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    private readonly signer: ReceiptSigner,
    private readonly heldCommissions: HeldCommissionsReadModel,
    private readonly review: ReviewCommissionUseCase,
  ) {}

  @Route(adminReceiptEndpoint)
  async receipt(@Param() { receipt_id: id }: ReceiptParamsDto): Promise<DataAnswer<AttributionReceipt>> {
    const steps = await this.receipts.of(id);
    if (steps.length === 0) throw new AppError('not_found');
    return { success: true, data: presentReceipt(id, { steps, signature: this.signer.sign(id, steps) }) };
  }

  @Route(adminHeldCommissionsEndpoint)
  async held(@Query() { limit = PAGE_SIZE, skip = 0 }: PageQueryDto): Promise<PageAnswer<HeldCommission>> {
    const { total, held } = await this.heldCommissions.page({ limit, offset: skip });
    return { success: true, data: held.map(presentHeld), total };
  }

  @Route(adminExportHeldCommissionsEndpoint)
  @ApiProduces('text/csv')
  file(): Promise<StreamableFile> {
    return FILE.of(
      pagesOf(
        (page) => this.held(page),
        ({ order_id }) => order_id,
      ),
    );
  }

  @Route(adminDecideHeldEndpoint)
  async decide(
    @Param() { receipt_id: orderId }: ReceiptParamsDto,
    @Body() { decision }: DecideHeldDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const outcome = decision === 'release' ? 'released' : 'denied';
    const earnedCents = await this.review.execute(orderId, outcome);
    note({
      before: { review: 'held', commission: dollars(earnedCents) },
      after: { review: outcome, commission: outcome === 'denied' ? 0 : dollars(earnedCents) },
    });
    const message = outcome === 'released' ? OUTCOME_TEXTS.commissionReleased : OUTCOME_TEXTS.commissionDenied;
    return { success: true, message };
  }
}
