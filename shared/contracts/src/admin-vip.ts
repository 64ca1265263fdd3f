import type { PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';
import type { SummitName, VipSummitFilter } from './summit-names.js';
import type { VipUser } from './vip-user.js';

/** Without `limit`, 1,000 rows. */
export interface VipUsersQuery extends PageQuery {
  /** Part of a name or an address. */
  search?: string;
  /** Besides `all`, any name of an edition (C-039). */
  summit_filter?: VipSummitFilter | SummitName;
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

/** Of all members, whatever the list is filtered by. */
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
  /** Rows of all pages. */
  total: number;
  statistics: VipUsersStatistics;
}

export interface VipImportQuery {
  /** Answers what would happen and changes nothing. */
  dry_run?: boolean;
  /** Mails everybody who is imported a link for choosing a password. Not, unless it is asked for. */
  send_setup_links?: boolean;
}

export interface VipImportResponse {
  success: true;
  imported: number;
  /** Rows that were refused: as many as there are `errors`. */
  skipped: number;
  /** One text per refused row, with its line number; the other rows are imported (C-097). */
  errors: string[];
}

export interface CreateVipUserRequest {
  email: string;
  name: string;
  /** No access, unless it is given. */
  summit1_access?: boolean;
  summit2_access?: boolean;
  /** Yes, unless it is declined. */
  send_welcome_email?: boolean;
  /** The address was another VIP user's before, and a new account is meant. */
  former_address_confirmed?: boolean;
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
  /** The access that the form was opened with: where it is no longer so, the answer is `edit_conflict`. */
  seen_summit1_access?: boolean;
  seen_summit2_access?: boolean;
}

export interface VipUserRequest {
  email: string;
}

export interface VipViewResponse extends SuccessAnswer {
  /** What the member's own pages are told (M-057, M-058). */
  user: VipUser;
  setup_pending: boolean;
}

export interface VipUserParams {
  email: string;
}

export const adminVipUsersEndpoint: Endpoint<{ query: VipUsersQuery; response: VipUsersResponse }> = {
  method: 'GET',
  path: '/api/admin/vip/users',
  access: 'admin',
  staffRole: 'support',
};

/**
 * the file's text as the body. Imports every row that can be used or, with an error, nobody: `csv_not_utf8`, `csv_malformed`,
 * `csv_header_invalid`, `csv_empty`, `csv_too_many_rows` and, unless it is a `dry_run`, `import_running` (409) where another one is under
 * way.
 */
export const adminImportVipUsersEndpoint: Endpoint<{
  query: VipImportQuery;
  body: string;
  response: VipImportResponse;
}> = {
  method: 'POST',
  path: '/api/admin/vip/import-csv',
  access: 'admin',
  staffRole: 'support',
  bodyFormat: 'csv',
};

/** An address that is a member already answers `vip_user_exists` and changes nothing; so does `vip_address_left`, unless confirmed. */
export const adminCreateVipUserEndpoint: Endpoint<{
  body: CreateVipUserRequest;
  response: VipSetupLinkResponse;
}> = {
  method: 'POST',
  path: '/api/admin/vip/create',
  access: 'admin',
  staffRole: 'support',
};

/** C-109: the links sent before stop working. */
export const adminResendSetupLinkEndpoint: Endpoint<{
  body: ResendSetupLinkRequest;
  response: VipSetupLinkResponse;
}> = {
  method: 'POST',
  path: '/api/admin/vip/resend-setup-link',
  access: 'admin',
  staffRole: 'support',
  source: 'C-109',
};

export const adminUpdateVipAccessEndpoint: Endpoint<{ body: UpdateVipAccessRequest; response: MessageAnswer }> = {
  method: 'PUT',
  path: '/api/admin/vip/update-access',
  access: 'admin',
  staffRole: 'support',
};

/** Ends the member's sign-ins; orders stay. */
export const adminDeleteVipUserEndpoint: Endpoint<{ params: VipUserParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/vip/delete/:email',
  access: 'admin',
  staffRole: 'support',
};

/** Ends all sign-ins of a member; access and password stay. */
export const adminSignOutVipUserEndpoint: Endpoint<{ body: VipUserRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/vip/sign-out',
  access: 'admin',
  staffRole: 'support',
  source: 'A-140',
};

/** What a member sees, without being signed in as them. A POST, because each look is noted in the audit log. */
export const adminViewAsVipUserEndpoint: Endpoint<{ body: VipUserRequest; response: VipViewResponse }> = {
  method: 'POST',
  path: '/api/admin/vip/view-as',
  access: 'admin',
  staffRole: 'support',
  source: 'A-005',
};
