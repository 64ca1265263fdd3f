import {
  adminAffiliateStatementEndpoint,
  adminExportPayoutsEndpoint,
  adminPaypalPayoutFileEndpoint,
  adminReceiptEndpoint,
  type PayoutState,
} from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { EXPORT_TIMEOUT_MS, type ExportFile } from '../../lib/exports/useExport';
import type { Services } from '../../lib/services';

/** Commissions on one page of a statement. */
export const STATEMENT_PAGE = 20;

/** One page of an affiliate's commissions, with what they come to. `page` counts from 0. */
export const statementQuery = ({ api }: Services, speaker_code: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'statement', speaker_code, page],
    queryFn: ({ signal }) =>
      api.send(adminAffiliateStatementEndpoint, {
        params: { speaker_code },
        query: { limit: STATEMENT_PAGE, skip: page * STATEMENT_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Why an order earns what it earns. */
export const receiptQuery = ({ api }: Services, receipt_id: string) =>
  queryOptions({
    queryKey: ['admin', 'receipt', receipt_id],
    queryFn: async ({ signal }) => (await api.send(adminReceiptEndpoint, { params: { receipt_id }, signal })).data,
  });

export const payoutsFile = (status: PayoutState): ExportFile => ({
  load: (api) => api.download(adminExportPayoutsEndpoint, { query: { status }, timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: 'payouts.csv',
});

export const PAYPAL_FILE: ExportFile = {
  load: (api) => api.download(adminPaypalPayoutFileEndpoint, { timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: 'paypal_payouts.csv',
};
