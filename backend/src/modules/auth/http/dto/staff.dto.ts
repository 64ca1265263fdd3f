import {
  STAFF_ROLES,
  type InviteStaffRequest,
  type StaffParams,
  type StaffRole,
  type StaffSettingsRequest,
  type UpdateStaffRequest,
} from '@summit/contracts';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { WithEmail } from '../../../../platform/http/credential-fields.js';
import { MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';

export class InviteStaffDto extends WithEmail implements InviteStaffRequest {
  @IsIn(STAFF_ROLES)
  role: StaffRole;
}

export class UpdateStaffDto implements UpdateStaffRequest {
  @IsIn(STAFF_ROLES)
  role: StaffRole;

  @IsBoolean()
  disabled: boolean;

  @IsIn(STAFF_ROLES)
  @MayBeLeftOut()
  seen_role?: StaffRole;

  @IsBoolean()
  @MayBeLeftOut()
  seen_disabled?: boolean;
}

export class StaffSettingsDto implements StaffSettingsRequest {
  @IsBoolean()
  two_factor_required: boolean;
}

export class StaffParamsDto implements StaffParams {
  @IsUUID()
  staff_id: string;
}
