import { Body, Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportVipUsersEndpoint,
  adminCreateVipUserEndpoint,
  adminDeleteVipUserEndpoint,
  adminImportVipUsersEndpoint,
  adminResendSetupLinkEndpoint,
  adminSignOutVipUserEndpoint,
  adminUpdateVipAccessEndpoint,
  adminViewAsVipUserEndpoint,
  adminVipUsersEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type VipImportResponse,
  type VipSetupLinkResponse,
  type VipUsersResponse,
  type VipViewResponse,
  type VipUserRow,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { presented } from '../../../platform/csv/seeking.js';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { ImportVipUsersUseCase } from '../application/import-vip-users.use-case.js';
import { ManageVipUsersUseCase } from '../application/manage-vip-users.use-case.js';
import { VIP_USER_LIST, type VipUserList } from '../application/vip-users.port.js';
import { noted, presentFigures, presentRow } from './admin-vip.presenter.js';
import {
  CreateVipUserDto,
  UpdateVipAccessDto,
  VipImportQueryDto,
  VipUserParamsDto,
  VipUserRequestDto,
  VipUsersQueryDto,
} from './dto/admin-vip.dto.js';
import { presentVipUser } from './vip-user.presenter.js';

const DEFAULT_ROWS = 1_000;

const FILE = new ListFile<VipUserRow>('vip_users', [
  'email',
  'name',
  'summit1_access',
  'summit2_access',
  'two_factor_enabled',
  'setup_pending',
]);

@ApiTags('admin')
@Controller()
export class AdminVipController {
  constructor(
    private readonly users: ManageVipUsersUseCase,
    private readonly imports: ImportVipUsersUseCase,
    @Inject(VIP_USER_LIST) private readonly listed: VipUserList,
  ) {}

  @Route(adminVipUsersEndpoint)
  async list(@Query() query: VipUsersQueryDto): Promise<VipUsersResponse> {
    const { search = '', summit_filter: summit = 'all', limit = DEFAULT_ROWS, skip = 0 } = query;
    const [{ users, total }, figures] = await Promise.all([
      this.listed.page({ search, summit, limit, skip }),
      this.listed.figures(),
    ]);
    return { success: true, users: users.map(presentRow), total, statistics: presentFigures(figures) };
  }

  @Route(adminExportVipUsersEndpoint)
  @ApiProduces('text/csv')
  file(@Query() { search = '', summit_filter: summit = 'all' }: VipUsersQueryDto): Promise<StreamableFile> {
    return FILE.of(presented(this.listed.all({ search, summit }), (users) => users.map(presentRow)));
  }

  @Route(adminCreateVipUserEndpoint)
  async create(@Body() body: CreateVipUserDto, @NoteChange() note: NoteChange): Promise<VipSetupLinkResponse> {
    const { name, summit1_access = false, summit2_access = false, send_welcome_email: mailed = true } = body;
    const email = normalizeEmail(body.email);
    const given = { email, name, summit1Access: summit1_access, summit2Access: summit2_access };
    const leftIsMeant = body.former_address_confirmed ?? false;
    const { user, setupUrl } = await this.users.create(given, { mailed, leftIsMeant });
    note({ before: null, after: noted(user) });
    const message = mailed ? OUTCOME_TEXTS.vipUserCreatedAndMailed : OUTCOME_TEXTS.vipUserCreated;
    return { success: true, message, setup_url: setupUrl };
  }

  @Route(adminUpdateVipAccessEndpoint)
  async updateAccess(@Body() body: UpdateVipAccessDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const { before, after } = await this.users.setAccess(
      normalizeEmail(body.email),
      { summit1Access: body.summit1_access, summit2Access: body.summit2_access },
      {
        ...(body.seen_summit1_access !== undefined && { summit1Access: body.seen_summit1_access }),
        ...(body.seen_summit2_access !== undefined && { summit2Access: body.seen_summit2_access }),
      },
    );
    note({ before: noted(before), after: noted(after) });
    return { success: true, message: OUTCOME_TEXTS.vipUserAccessUpdated };
  }

  @Route(adminDeleteVipUserEndpoint)
  async delete(@Param() { email }: VipUserParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const user = await this.users.delete(normalizeEmail(email));
    note({ before: noted(user), after: null });
    return { success: true, message: OUTCOME_TEXTS.vipUserDeleted };
  }

  @Route(adminResendSetupLinkEndpoint)
  async resend(@Body() { email }: VipUserRequestDto): Promise<VipSetupLinkResponse> {
    const setupUrl = await this.users.resendSetupLink(normalizeEmail(email));
    return { success: true, message: OUTCOME_TEXTS.vipSetupLinkSent, setup_url: setupUrl };
  }

  @Route(adminSignOutVipUserEndpoint)
  async signOut(@Body() { email }: VipUserRequestDto): Promise<MessageAnswer> {
    await this.users.signOut(normalizeEmail(email));
    return { success: true, message: OUTCOME_TEXTS.vipUserSignedOut };
  }

  @Route(adminViewAsVipUserEndpoint)
  async viewAs(@Body() { email }: VipUserRequestDto): Promise<VipViewResponse> {
    const { view, setupPending } = await this.users.viewAs(normalizeEmail(email));
    return { success: true, user: presentVipUser(view), setup_pending: setupPending };
  }

  @Route(adminImportVipUsersEndpoint)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  async import(
    @Query() { dry_run: isPreview = false, send_setup_links: mailed = false }: VipImportQueryDto,
    @Body() file: unknown,
    @NoteChange() note: NoteChange,
  ): Promise<VipImportResponse> {
    // Nothing at all, without a type.
    if (typeof file !== 'string') throw new AppError('csv_header_invalid');
    const { imported, errors } = await (isPreview
      ? this.imports.preview(file)
      : this.imports.execute(file, { mailed }));
    if (!isPreview) note({ before: null, after: { imported, skipped: errors.length } });
    return { success: true, imported, skipped: errors.length, errors };
  }
}
