import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportBuyerRequestsEndpoint,
  adminApproveBuyerRequestEndpoint,
  adminBuyerRequestsEndpoint,
  adminDeclineBuyerRequestEndpoint,
  OUTCOME_TEXTS,
  type BuyerRequestRow,
  type MessageAnswer,
  type PageAnswer,
} from '@summit/contracts';
import { centsOf, dollars } from '@summit/pricing';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { DecideBuyerRequestUseCase } from '../application/decide-buyer-request.use-case.js';
import { BuyerRequestsReadModel, type ListedBuyerRequest } from '../read-models/buyer-requests.read-model.js';
import {
  ApproveBuyerRequestDto,
  BuyerRequestParamsDto,
  BuyerRequestsQueryDto,
  DeclineBuyerRequestDto,
} from './dto/buyer-requests.dto.js';

const PAGE_SIZE = 50;

const FILE = new ListFile<BuyerRequestRow>('buyer_requests', [
  'id',
  'kind',
  'state',
  'order_number',
  'product_type',
  'name',
  'email',
  'reason',
  'new_email',
  'kept',
  'amount',
  'guarantee_until',
  'asked_at',
  'decided_at',
  'answer',
]);

/** What buyers ask for on the page of their orders, in the back office (F-323). */
@ApiTags('admin dashboard')
@Controller()
export class BuyerRequestsController {
  constructor(
    private readonly listed: BuyerRequestsReadModel,
    private readonly decision: DecideBuyerRequestUseCase,
  ) {}

  @Route(adminBuyerRequestsEndpoint)
  async list(@Query() query: BuyerRequestsQueryDto): Promise<PageAnswer<BuyerRequestRow>> {
    const { state = null, limit = PAGE_SIZE, skip: offset = 0 } = query;
    const { total, requests } = await this.listed.page({ state, limit, offset });
    return { success: true, data: requests.map(requestRow), total };
  }

  @Route(adminExportBuyerRequestsEndpoint)
  @ApiProduces('text/csv')
  file(@Query() query: BuyerRequestsQueryDto): Promise<StreamableFile> {
    return FILE.of(
      pagesOf(
        (page) => this.list({ ...query, ...page }),
        ({ id }) => id,
      ),
    );
  }

  @Route(adminApproveBuyerRequestEndpoint)
  async approve(
    @Param() { request_id }: BuyerRequestParamsDto,
    @Body() { amount, seen_kept }: ApproveBuyerRequestDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const approval = await this.decision.approve(request_id, centsOrNull(amount), centsOrNull(seen_kept));
    const paidBack = approval.kind === 'refund' ? { amount: dollars(approval.cents) } : {};
    note({ before: { state: 'pending' }, after: { state: 'approved', kind: approval.kind, ...paidBack } });
    const message = approval.kind === 'refund' ? OUTCOME_TEXTS.refundApproved : OUTCOME_TEXTS.orderEmailCorrected;
    return { success: true, message };
  }

  @Route(adminDeclineBuyerRequestEndpoint)
  async decline(
    @Param() { request_id }: BuyerRequestParamsDto,
    @Body() { answer }: DeclineBuyerRequestDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    await this.decision.decline(request_id, answer);
    note({ before: { state: 'pending' }, after: { state: 'declined' } });
    return { success: true, message: OUTCOME_TEXTS.buyerRequestDeclined };
  }
}

const centsOrNull = (amount: number | undefined): number | null => (amount === undefined ? null : centsOf(amount));

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const requestRow = (one: ListedBuyerRequest): BuyerRequestRow => ({
  id: one.id,
  kind: one.kind,
  state: one.state,
  order_number: one.orderId,
  product_type: one.product,
  name: one.name,
  email: one.email,
  reason: one.reason,
  new_email: one.newEmail,
  kept: dollars(one.keptCents),
  amount: one.amountCents === null ? null : dollars(one.amountCents),
  guarantee_until: iso(one.guaranteeUntil),
  asked_at: new Date(one.askedAt).toISOString(),
  decided_at: iso(one.decidedAt),
  answer: one.answer,
});
