import { adminAuditLogEndpoint, type AuditLogQuery } from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** One page of the audit log. */
export const auditLogQuery = ({ api }: Services, query: AuditLogQuery) =>
  queryOptions({
    queryKey: ['admin', 'audit-log', query],
    queryFn: ({ signal }) => api.send(adminAuditLogEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
