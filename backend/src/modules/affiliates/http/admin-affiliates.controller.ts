import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportAffiliatesEndpoint,
  adminAllAffiliatesEndpoint,
  adminCreateAffiliateEndpoint,
  adminImportAffiliatesEndpoint,
  adminInviteAffiliateEndpoint,
  adminSetAffiliateEmailEndpoint,
  adminSetAffiliateStatusEndpoint,
  OUTCOME_TEXTS,
  type AffiliateInvitationResponse,
  type AllAffiliatesResponse,
  type ImportAffiliatesResponse,
  type MessageAnswer,
  type AffiliateRow,
} from '@summit/contracts';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { ImportAffiliatesUseCase } from '../application/import-affiliates.use-case.js';
import { InviteSpeakerUseCase } from '../application/invite-speaker.use-case.js';
import { SetAffiliateEmailUseCase } from '../application/set-affiliate-email.use-case.js';
import { SetAffiliateStatusUseCase } from '../application/set-affiliate-status.use-case.js';
import { AllAffiliatesReadModel } from '../read-models/all-affiliates.read-model.js';
import { affiliateRow, affiliatesSummary, sortedAffiliates } from './affiliate-row.presenter.js';
import {
  AffiliateParamsDto,
  AffiliatesFileQueryDto,
  AllAffiliatesQueryDto,
  CreateAffiliateDto,
  SetAffiliateEmailDto,
  SetAffiliateStatusDto,
} from './dto/admin-affiliates.dto.js';
import { importMessage } from './import-message.js';

const HOUR = 3_600;

const FILE = new ListFile<AffiliateRow>('affiliates', [
  'speaker_name',
  'speaker_code',
  'email',
  'signup_date',
  'total_clicks',
  'total_signups',
  'click_conversion_rate',
  'total_orders',
  'total_sales',
  'commission_earned',
  'conversion_rate',
  'status',
]);

@ApiTags('admin affiliates')
@Controller()
export class AdminAffiliatesController {
  constructor(
    private readonly affiliates: AllAffiliatesReadModel,
    private readonly speakers: InviteSpeakerUseCase,
    private readonly imports: ImportAffiliatesUseCase,
    private readonly statuses: SetAffiliateStatusUseCase,
    private readonly addresses: SetAffiliateEmailUseCase,
  ) {}

  @Route(adminAllAffiliatesEndpoint)
  async all(@Query() query: AllAffiliatesQueryDto): Promise<AllAffiliatesResponse> {
    const { days, sort_by: column = 'speaker_name', sort_order: order = 'asc', v } = query;
    const figures = await this.affiliates.figures({ days, mustBeFresh: v !== undefined });
    return {
      success: true,
      data: sortedAffiliates(figures.map(affiliateRow), { column, order }),
      summary: affiliatesSummary(figures),
    };
  }

  @Route(adminExportAffiliatesEndpoint)
  @ApiProduces('text/csv')
  file(@Query() { search = '', ...query }: AffiliatesFileQueryDto): Promise<StreamableFile> {
    const wanted = search.trim().toLowerCase();
    const isFound = (row: AffiliateRow): boolean =>
      [row.speaker_name, row.speaker_code, row.email].some((text) => text.toLowerCase().includes(wanted));
    return FILE.ofAll(async () => (await this.all(query)).data.filter(isFound));
  }

  @Route(adminCreateAffiliateEndpoint)
  @Limited({ name: 'admin-create-affiliate', limit: 300, seconds: HOUR })
  async create(@Body() body: CreateAffiliateDto, @NoteChange() note: NoteChange): Promise<AffiliateInvitationResponse> {
    const { speaker_name: name, speaker_code: code, email, send_invitation: invite } = body;
    const setupUrl = await this.speakers.create({ name, code, email, invite });
    this.affiliates.forget();
    note({ before: null, after: { speaker_name: name, speaker_code: code, email, invited: invite } });
    const message = invite ? OUTCOME_TEXTS.affiliateCreatedAndInvited : OUTCOME_TEXTS.affiliateCreated;
    return { success: true, message, setup_url: setupUrl };
  }

  @Route(adminInviteAffiliateEndpoint)
  @Limited({ name: 'admin-invite-affiliate', limit: 300, seconds: HOUR })
  async invite(
    @Param() { speaker_code }: AffiliateParamsDto,
    @NoteChange() note: NoteChange,
  ): Promise<AffiliateInvitationResponse> {
    const { setupUrl, code, email, inUse } = await this.speakers.invite(speaker_code);
    const account = { speaker_code: code, email, in_use: inUse };
    // The link itself opens the account: it stays out of the log.
    note({ before: { ...account, link: 'ended' }, after: { ...account, link: 'sent' } });
    return { success: true, message: OUTCOME_TEXTS.affiliateInvited, setup_url: setupUrl };
  }

  @Route(adminImportAffiliatesEndpoint)
  @Limited({ name: 'admin-import-affiliates', limit: 60, seconds: HOUR })
  async importFromTapfiliate(@NoteChange() note: NoteChange): Promise<ImportAffiliatesResponse> {
    const outcome = await this.imports.execute();
    this.affiliates.forget();
    const { imported: codes, known, skipped } = outcome;
    note({ before: null, after: { imported: codes.length, codes, known, skipped } });
    return { success: true, message: importMessage(outcome), imported: codes.length, known, skipped };
  }

  @Route(adminSetAffiliateEmailEndpoint)
  async setEmail(
    @Param() { speaker_code }: AffiliateParamsDto,
    @Body() { email, seen_email: seen }: SetAffiliateEmailDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { code, before, after } = await this.addresses.execute(speaker_code, { email, seen });
    this.affiliates.forget();
    note({ before: { speaker_code: code, email: before }, after: { speaker_code: code, email: after } });
    return { success: true, message: OUTCOME_TEXTS.affiliateEmailSet };
  }

  @Route(adminSetAffiliateStatusEndpoint)
  async setStatus(
    @Param() { speaker_code }: AffiliateParamsDto,
    @Body() { status }: SetAffiliateStatusDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const before = await this.statuses.execute(speaker_code, status);
    this.affiliates.forget();
    note({ before: { speaker_code, status: before }, after: { speaker_code, status } });
    const message = status === 'active' ? OUTCOME_TEXTS.affiliateEnabled : OUTCOME_TEXTS.affiliateDisabled;
    return { success: true, message };
  }
}
