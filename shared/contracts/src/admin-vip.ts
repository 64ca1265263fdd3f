import type { PlannedEndpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';
import type { VipSummitFilter } from './summit-names.js';

export interface VipUsersQuery {
  /** Part of a name or an address. */
  search?: string;
  summit_filter?: VipSummitFilter;
}

export interface VipUserRow {
  id: string;
  email: string;
  name: string;
  summit1_access: boolean;
  summit2_access: boolean;
  two_factor_enabled: boolean;
  /** No password set yet: the setup link can be sent again (C-109). */
  setup_pending: boolean;
}

export interface VipUsersStatistics {
  total_users: number;
  summit1_access: number;
  summit2_access: number;
  both_summits: number;
  two_fa_enabled: number;
}

export interface VipUsersResponse {
  success: true;
  users: VipUserRow[];
  statistics: VipUsersStatistics;
}

export interface VipImportResponse {
  success: true;
  imported: number;
  skipped: number;
  /** One text per refused row, with its line number; the other rows are imported (C-097). */
  errors: string[];
}

export interface CreateVipUserRequest {
  email: string;
  name: string;
  summit1_access: boolean;
  summit2_access: boolean;
  send_welcome_email: boolean;
}

export interface VipSetupLinkResponse extends MessageAnswer {
  /** 7 days, single use (C-109). */
  setup_url: string;
}

export interface ResendSetupLinkRequest {
  email: string;
}

export interface UpdateVipAccessRequest {
  email: string;
  summit1_access: boolean;
  summit2_access: boolean;
}

export interface VipUserParams {
  email: string;
}

/** */
export const adminVipUsersEndpoint: PlannedEndpoint<{ query: VipUsersQuery; response: VipUsersResponse }> = {
  method: 'GET',
  path: '/api/admin/vip/users',
  access: 'admin',
  planned: true,
};

/** the file's text as the body. */
export const adminImportVipUsersEndpoint: PlannedEndpoint<{ body: string; response: VipImportResponse }> = {
  method: 'POST',
  path: '/api/admin/vip/import-csv',
  access: 'admin',
  bodyFormat: 'csv',
  planned: true,
};

/** An address that is a member already answers `vip_user_exists` and changes nothing. */
export const adminCreateVipUserEndpoint: PlannedEndpoint<{
  body: CreateVipUserRequest;
  response: VipSetupLinkResponse;
}> = {
  method: 'POST',
  path: '/api/admin/vip/create',
  access: 'admin',
  planned: true,
};

/** C-109: the links sent before stop working. */
export const adminResendSetupLinkEndpoint: PlannedEndpoint<{
  body: ResendSetupLinkRequest;
  response: VipSetupLinkResponse;
}> = {
  method: 'POST',
  path: '/api/admin/vip/resend-setup-link',
  access: 'admin',
  source: 'C-109',
  planned: true,
};

/** */
export const adminUpdateVipAccessEndpoint: PlannedEndpoint<{ body: UpdateVipAccessRequest; response: MessageAnswer }> =
  {
    method: 'PUT',
    path: '/api/admin/vip/update-access',
    access: 'admin',
    planned: true,
  };

/** Ends the member's sign-ins; orders stay. */
export const adminDeleteVipUserEndpoint: PlannedEndpoint<{ params: VipUserParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/vip/delete/:email',
  access: 'admin',
  planned: true,
};
