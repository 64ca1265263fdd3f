import { Body, Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportStatementEndpoint,
  adminAffiliateStatementEndpoint,
  adminApprovePayoutEndpoint,
  adminClosePayoutEndpoint,
  adminExportPayoutsEndpoint,
  adminPaypalPayoutFileEndpoint,
  adminPayoutsEndpoint,
  OUTCOME_TEXTS,
  type AffiliateStatementResponse,
  type MessageAnswer,
  type PayoutListRow,
  type PayoutsResponse,
  type SpeakerCommission,
} from '@summit/contracts';
import { normalizeReferralCode } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { PageQueryDto } from '../../../platform/http/list-query.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { csvFile } from '../../../platform/http/csv-answer.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Settings } from '../../../platform/settings/settings.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { ApprovePayoutUseCase } from '../application/approve-payout.use-case.js';
import { ClosePayoutUseCase } from '../application/close-payout.use-case.js';
import { payoutsCsv, paypalPayoutFile } from '../application/payout-files.js';
import { PayoutTarget } from '../application/payout-target.js';
import { PAYOUTS, type PayoutRow, type Payouts } from '../application/payouts.port.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from '../application/speaker-accounts.port.js';
import { goesNowhere } from '../domain/payout-details.js';
import { maySend, payoutApproval, type ApprovalRule } from '../domain/second-approver.js';
import { CommissionTraceReadModel } from '../read-models/commission-trace.read-model.js';
import { SpeakerEarningsReadModel } from '../read-models/speaker-earnings.read-model.js';
import { AffiliateParamsDto } from './dto/admin-affiliates.dto.js';
import { ClosePayoutDto, PayoutParamsDto, PayoutsFilterDto, PayoutsQueryDto } from './dto/admin-payouts.dto.js';
import { presentPayout, presentStatement } from './speaker.presenter.js';

const PAGE_SIZE = 20;

const STATEMENT_FILE = new ListFile<SpeakerCommission>('statement', [
  'order_id',
  'product',
  'paid_at',
  'kept',
  'commission',
  'state',
  'payable_at',
  'source',
  'clicks',
  'last_click_at',
  'registered_at',
]);

/** The payouts of the monthly runs (C-020): files for the transfer, how it went, and what an affiliate's commissions come to. */
@ApiTags('admin affiliates')
@Controller()
export class AdminPayoutsController {
  constructor(
    @Inject(PAYOUTS) private readonly payouts: Payouts,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    private readonly target: PayoutTarget,
    private readonly settings: Settings,
    private readonly approvePayout: ApprovePayoutUseCase,
    private readonly closePayout: ClosePayoutUseCase,
    private readonly traces: CommissionTraceReadModel,
    private readonly earnings: SpeakerEarningsReadModel,
  ) {}

  @Route(adminPayoutsEndpoint)
  async list(
    @Query() { status, limit, skip = 0 }: PayoutsQueryDto,
    @CurrentPrincipal() owner: Principal,
  ): Promise<PayoutsResponse> {
    const [payouts, total, rule] = await Promise.all([
      this.payouts.list({ period: null, status: status ?? null, limit: limit ?? null, skip }),
      this.payouts.count(status ?? null),
      this.approvalRule(owner),
    ]);
    const underWay = await this.target.ofMade(payouts.filter((payout) => payout.status === 'processing'));
    const nowhere = new Set(underWay.filter(({ details }) => goesNowhere(details)).map(({ id }) => id));
    return {
      success: true,
      total,
      for_two_owners: await this.forTwoOwners(rule),
      data: payouts.map((payout) => ({ ...payoutRow(payout, rule), goes_nowhere: nowhere.has(payout.id) })),
    };
  }

  @Route(adminExportPayoutsEndpoint)
  @ApiProduces('text/csv')
  async export(@Query() { status }: PayoutsFilterDto, @CurrentPrincipal() owner: Principal): Promise<StreamableFile> {
    const payouts = await this.payouts.list({ period: null, status: status ?? null });
    return csvFile('payouts.csv', payoutsCsv(await this.target.ofMade(payouts), await this.approvalRule(owner)));
  }

  @Route(adminPaypalPayoutFileEndpoint)
  @ApiProduces('text/csv')
  async paypalFile(@CurrentPrincipal() owner: Principal): Promise<StreamableFile> {
    const rule = await this.approvalRule(owner);
    const underWay = await this.payouts.list({ period: null, status: 'processing' });
    const sent = underWay.filter((payout) => maySend(payoutApproval(payout, rule)));
    return csvFile('paypal_payouts.csv', paypalPayoutFile(await this.target.ofMade(sent)));
  }

  @Route(adminApprovePayoutEndpoint)
  async approve(
    @Param() { payout_id }: PayoutParamsDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    await this.approvePayout.execute(payout_id, id);
    note({ before: { approved: false }, after: { approved: true } });
    return { success: true, message: OUTCOME_TEXTS.payoutApproved };
  }

  @Route(adminClosePayoutEndpoint)
  async close(
    @Param() { payout_id }: PayoutParamsDto,
    @Body() { outcome }: ClosePayoutDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    if (!(await this.closePayout.execute(payout_id, outcome, id))) throw new AppError('payout_closed');
    note({ before: { status: 'processing' }, after: { status: outcome } });
    const message = outcome === 'paid' ? OUTCOME_TEXTS.payoutPaid : OUTCOME_TEXTS.payoutFailed;
    return { success: true, message };
  }

  @Route(adminAffiliateStatementEndpoint)
  async statement(
    @Param() { speaker_code }: AffiliateParamsDto,
    @Query() { limit = PAGE_SIZE, skip = 0 }: PageQueryDto,
  ): Promise<AffiliateStatementResponse> {
    const affiliate = await this.accounts.byCode(normalizeReferralCode(speaker_code));
    if (!affiliate) throw new AppError('not_found');
    const [summary, traces, payouts] = await Promise.all([
      this.earnings.summary(affiliate.id),
      this.traces.ofAffiliate(affiliate.id, { limit, offset: skip }),
      this.earnings.payouts(affiliate.id),
    ]);
    return { ...presentStatement(summary, traces), payouts: payouts.map(presentPayout) };
  }

  @Route(adminExportStatementEndpoint)
  @ApiProduces('text/csv')
  statementFile(@Param() params: AffiliateParamsDto): Promise<StreamableFile> {
    return STATEMENT_FILE.of(
      pagesOf(
        (page) => this.statement(params, page),
        ({ order_id }) => order_id,
      ),
    );
  }

  private async forTwoOwners(rule: ApprovalRule): Promise<number> {
    const large = rule.fromCents === null ? [] : await this.payouts.underWayFrom(rule.fromCents);
    return large.filter((payout) => !maySend(payoutApproval(payout, rule))).length;
  }

  private async approvalRule({ id }: Principal): Promise<ApprovalRule> {
    return { fromCents: await this.settings.read('payouts.second_approver_from_cents'), actorId: id };
  }
}

const payoutRow = (payout: PayoutRow, rule: ApprovalRule): Omit<PayoutListRow, 'goes_nowhere'> => ({
  ...presentPayout(payout),
  id: payout.id,
  speaker_code: payout.affiliateCode,
  speaker_name: payout.affiliateName,
  email: payout.affiliateEmail,
  approval: payout.status === 'processing' ? payoutApproval(payout, rule) : 'not_needed',
});
