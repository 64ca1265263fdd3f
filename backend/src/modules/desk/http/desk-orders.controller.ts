import { Body, Controller, Header, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import {
  adminExportDeskRefundsEndpoint,
  adminApproveRefundEndpoint,
  adminDeclineRefundEndpoint,
  adminDeskOrderEndpoint,
  adminDeskRefundsEndpoint,
  adminOrderEvidenceEndpoint,
  adminRefundOrderEndpoint,
  OUTCOME_TEXTS,
  type DataAnswer,
  type DeskOrder,
  type DeskRefundRow,
  type MessageAnswer,
  type PageAnswer,
} from '@summit/contracts';
import { centsOf, dollars } from '@summit/pricing';
import { AppError } from '../../../platform/errors/app-error.js';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Settings } from '../../../platform/settings/settings.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { CollectEvidenceUseCase } from '../application/collect-evidence.use-case.js';
import { RefundFromDeskUseCase } from '../application/refund-from-desk.use-case.js';
import { DeskRefundsReadModel } from '../read-models/desk-refunds.read-model.js';
import { presentDeskOrder } from './desk-order.presenter.js';
import {
  ApproveDeskRefundDto,
  DeskOrderParamsDto,
  DeskRefundDto,
  DeskRefundParamsDto,
  DeskRefundsQueryDto,
} from './dto/desk-orders.dto.js';

const PAGE_SIZE = 50;

const REFUNDS_FILE = new ListFile<DeskRefundRow>('refunds', [
  'order_number',
  'product_type',
  'name',
  'email',
  'amount',
  'reason',
  'state',
  'asked_by',
  'asked_at',
  'decided_by',
  'decided_at',
]);

/** One order at the desk: its money, its refunds, and the evidence for its bank. */
@ApiTags('admin desk')
@Controller()
export class DeskOrdersController {
  constructor(
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    private readonly settings: Settings,
    private readonly refunding: RefundFromDeskUseCase,
    private readonly listed: DeskRefundsReadModel,
    private readonly evidence: CollectEvidenceUseCase,
  ) {}

  @Route(adminDeskOrderEndpoint)
  async order(@Param() { order_number }: DeskOrderParamsDto): Promise<DataAnswer<DeskOrder>> {
    const history = await this.orders.byId(order_number);
    if (!history) throw new AppError('not_found');
    const limit = await this.settings.read('refunds.second_approver_above');
    return { success: true, data: presentDeskOrder(history.order, limit) };
  }

  @Route(adminOrderEvidenceEndpoint)
  @Header('cache-control', 'no-store')
  @ApiProduces('application/pdf')
  async collect(@Param() { order_number }: DeskOrderParamsDto): Promise<StreamableFile> {
    const { name, bytes } = await this.evidence.collect(order_number);
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }

  @Route(adminRefundOrderEndpoint)
  async refund(
    @Param() { order_number: orderId }: DeskOrderParamsDto,
    @Body() { amount, seen_kept, reason }: DeskRefundDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const amountCents = amount === undefined ? null : centsOf(amount);
    const seenKeptCents = seen_kept === undefined ? null : centsOf(seen_kept);
    const asked = { orderId, amountCents, seenKeptCents, reason, by: id };
    const { state, amountCents: cents } = await this.refunding.ask(asked);
    note({ before: null, after: { order_number: orderId, state, amount: dollars(cents) } });
    const message = state === 'waiting' ? OUTCOME_TEXTS.deskRefundWaits : OUTCOME_TEXTS.deskRefundMade;
    return { success: true, message };
  }

  @Route(adminDeskRefundsEndpoint)
  refunds(
    @Query() { state, limit = PAGE_SIZE, skip = 0 }: DeskRefundsQueryDto,
    @CurrentPrincipal() { id: reader }: Principal,
  ): Promise<PageAnswer<DeskRefundRow>> {
    return this.listed.page({ state: state ?? null, reader }, { limit, skip });
  }

  @Route(adminExportDeskRefundsEndpoint)
  @ApiProduces('text/csv')
  refundsFile(@Query() query: DeskRefundsQueryDto, @CurrentPrincipal() reader: Principal): Promise<StreamableFile> {
    return REFUNDS_FILE.of(
      pagesOf(
        (page) => this.refunds({ ...query, ...page }, reader),
        ({ id }) => id,
      ),
    );
  }

  @Route(adminApproveRefundEndpoint)
  async approve(
    @Param() { refund_id }: DeskRefundParamsDto,
    @Body() { seen_kept }: ApproveDeskRefundDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const seenKeptCents = seen_kept === undefined ? null : centsOf(seen_kept);
    const { orderId, amountCents } = await this.refunding.approve(refund_id, id, seenKeptCents);
    const what = { order_number: orderId, amount: dollars(amountCents) };
    note({ before: { ...what, state: 'waiting' }, after: { ...what, state: 'approved' } });
    return { success: true, message: OUTCOME_TEXTS.deskRefundApproved };
  }

  @Route(adminDeclineRefundEndpoint)
  async decline(
    @Param() { refund_id }: DeskRefundParamsDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { orderId, amountCents } = await this.refunding.decline(refund_id, id);
    const what = { order_number: orderId, amount: dollars(amountCents) };
    note({ before: { ...what, state: 'waiting' }, after: { ...what, state: 'declined' } });
    return { success: true, message: OUTCOME_TEXTS.deskRefundDeclined };
  }
}
