import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportApplicationsEndpoint,
  adminAffiliateApplicationsEndpoint,
  adminApproveApplicationEndpoint,
  adminDeclineApplicationEndpoint,
  OUTCOME_TEXTS,
  type AffiliateApplicationRow,
  type AffiliateInvitationResponse,
  type MessageAnswer,
  type PageAnswer,
} from '@summit/contracts';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { DecideApplicationUseCase } from '../application/decide-application.use-case.js';
import {
  AffiliateApplicationsReadModel,
  type ListedApplication,
} from '../read-models/affiliate-applications.read-model.js';
import { AllAffiliatesReadModel } from '../read-models/all-affiliates.read-model.js';
import {
  AffiliateApplicationsQueryDto,
  ApplicationParamsDto,
  ApproveApplicationDto,
} from './dto/affiliate-application.dto.js';

const PAGE_SIZE = 50;
const HOUR = 3_600;

const FILE = new ListFile<AffiliateApplicationRow>('affiliate_applications', [
  'name',
  'email',
  'promotion',
  'status',
  'applied_at',
  'decided_at',
  'speaker_code',
]);

/** Applications to the affiliate program, in the back office (C-062). */
@ApiTags('admin affiliates')
@Controller()
export class AffiliateApplicationsController {
  constructor(
    private readonly listed: AffiliateApplicationsReadModel,
    private readonly decision: DecideApplicationUseCase,
    private readonly affiliates: AllAffiliatesReadModel,
  ) {}

  @Route(adminAffiliateApplicationsEndpoint)
  async list(@Query() query: AffiliateApplicationsQueryDto): Promise<PageAnswer<AffiliateApplicationRow>> {
    const { status = null, limit = PAGE_SIZE, skip: offset = 0 } = query;
    const { total, applications } = await this.listed.page({ status, limit, offset });
    return { success: true, data: applications.map(applicationRow), total };
  }

  @Route(adminExportApplicationsEndpoint)
  @ApiProduces('text/csv')
  file(@Query() query: AffiliateApplicationsQueryDto): Promise<StreamableFile> {
    return FILE.of(
      pagesOf(
        (page) => this.list({ ...query, ...page }),
        ({ id }) => id,
      ),
    );
  }

  @Route(adminApproveApplicationEndpoint)
  @Limited({ name: 'admin-approve-application', limit: 300, seconds: HOUR })
  async approve(
    @Param() { application_id }: ApplicationParamsDto,
    @Body() { speaker_code }: ApproveApplicationDto,
    @NoteChange() note: NoteChange,
  ): Promise<AffiliateInvitationResponse> {
    const setupUrl = await this.decision.approve(application_id, speaker_code);
    this.affiliates.forget();
    note({ before: { status: 'pending' }, after: { status: 'approved', speaker_code } });
    return { success: true, message: OUTCOME_TEXTS.applicationApproved, setup_url: setupUrl };
  }

  @Route(adminDeclineApplicationEndpoint)
  @Limited({ name: 'admin-decline-application', limit: 300, seconds: HOUR })
  async decline(
    @Param() { application_id }: ApplicationParamsDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    await this.decision.decline(application_id);
    note({ before: { status: 'pending' }, after: { status: 'declined' } });
    return { success: true, message: OUTCOME_TEXTS.applicationDeclined };
  }
}

const applicationRow = (application: ListedApplication): AffiliateApplicationRow => ({
  id: application.id,
  name: application.name,
  email: application.email,
  promotion: application.promotion,
  status: application.status,
  applied_at: new Date(application.appliedAt).toISOString(),
  decided_at: application.decidedAt === null ? null : new Date(application.decidedAt).toISOString(),
  speaker_code: application.code,
  suggested_code: application.suggestedCode,
});
