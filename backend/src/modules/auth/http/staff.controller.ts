import { Body, Controller, Param, type StreamableFile } from '@nestjs/common';
import {
  adminExportStaffEndpoint,
  adminInviteStaffEndpoint,
  adminResendStaffInvitationEndpoint,
  adminStaffEndpoint,
  adminStaffSettingsEndpoint,
  adminUpdateStaffEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type StaffResponse,
  type StaffRow,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import type { ListedStaff } from '../application/staff-accounts.port.js';
import { StaffUseCase } from '../application/staff.use-case.js';
import { InviteStaffDto, StaffParamsDto, StaffSettingsDto, UpdateStaffDto } from './dto/staff.dto.js';

const HOUR = 3_600;

const FILE = new ListFile<StaffRow>('staff', [
  'email',
  'role',
  'status',
  'two_factor_enabled',
  'passkeys',
  'created_at',
  'last_sign_in_at',
]);

@ApiTags('admin staff')
@Controller()
export class StaffController {
  constructor(private readonly staff: StaffUseCase) {}

  @Route(adminStaffEndpoint)
  async list(): Promise<StaffResponse> {
    const { staff, twoFactorRequired } = await this.staff.list();
    return { success: true, data: staff.map(present), two_factor_required: twoFactorRequired };
  }

  @Route(adminExportStaffEndpoint)
  @ApiProduces('text/csv')
  file(): Promise<StreamableFile> {
    return FILE.ofAll(async () => (await this.list()).data);
  }

  @Route(adminInviteStaffEndpoint)
  @Limited({ name: 'admin-invite-staff', limit: 30, seconds: HOUR })
  async invite(@Body() { email, role }: InviteStaffDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    await this.staff.invite({ email, role });
    note({ before: null, after: { email: normalizeEmail(email), role } });
    return { success: true, message: OUTCOME_TEXTS.staffInvited };
  }

  @Route(adminResendStaffInvitationEndpoint)
  @Limited({ name: 'admin-resend-staff-invitation', limit: 30, seconds: HOUR })
  async resend(@Param() { staff_id }: StaffParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const { email } = await this.staff.resend(staff_id);
    note({ before: { email, link: 'ended' }, after: { email, link: 'sent' } });
    return { success: true, message: OUTCOME_TEXTS.staffInvited };
  }

  @Route(adminUpdateStaffEndpoint)
  async update(
    @CurrentPrincipal() { id }: Principal,
    @Param() { staff_id }: StaffParamsDto,
    @Body() { role, disabled, seen_role, seen_disabled }: UpdateStaffDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const before = await this.staff.update(id, staff_id, {
      role,
      disabled,
      seen: { role: seen_role, disabled: seen_disabled },
    });
    const { email } = before;
    note({ before: { email, role: before.role, disabled: before.disabled }, after: { email, role, disabled } });
    return { success: true, message: OUTCOME_TEXTS.staffUpdated };
  }

  @Route(adminStaffSettingsEndpoint)
  async saveSettings(
    @CurrentPrincipal() { id }: Principal,
    @Body() { two_factor_required }: StaffSettingsDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const before = await this.staff.requireTwoFactor(id, two_factor_required);
    note({ before: { two_factor_required: before }, after: { two_factor_required } });
    return { success: true, message: OUTCOME_TEXTS.staffSettingsSaved };
  }
}

const present = ({ id, email, role, hasPassword, disabled, ...more }: ListedStaff): StaffRow => ({
  id,
  email,
  role,
  status: disabled ? 'disabled' : hasPassword ? 'active' : 'invited',
  two_factor_enabled: more.twoFactorOn,
  passkeys: more.passkeys,
  created_at: new Date(more.createdAt).toISOString(),
  last_sign_in_at: more.lastSignInAt === null ? null : new Date(more.lastSignInAt).toISOString(),
});
