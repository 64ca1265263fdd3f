import type { PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';

export interface AuditLogQuery extends PageQuery {
  /** Part of an administrator's address or of an action. */
  search?: string;
}

/** Who did what in the back office, when and from where. */
export interface AuditLogRow {
  id: string;
  at: string;
  /** Of a failed sign-in the address that was tried. */
  admin_email: string;
  /** Method and path. */
  action: string;
  details: Record<string, unknown>;
  /** HTTP status of the answer. */
  status: number;
  address: string;
}

/** Newest first. */
export const adminAuditLogEndpoint: Endpoint<{ query: AuditLogQuery; response: PageAnswer<AuditLogRow> }> = {
  method: 'GET',
  path: '/api/admin/dashboard/audit-log',
  access: 'admin',
  source: 'A-005',
};
