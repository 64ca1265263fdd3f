import { bonusDownloadEndpoint, endpointUrl, orderFileEndpoint, type QueryOf } from '@summit/contracts';
import type { BonusKey, LibraryFileKey } from '@summit/rules';
import type { AppConfig } from '../../config/app-config.js';

/** Absolute addresses of files that mails link to. Both lie on the funnel's host; whoever hands them out signs the query. */
export const orderFileUrl = (
  { funnel }: AppConfig['origins'],
  file_key: LibraryFileKey,
  query: QueryOf<typeof orderFileEndpoint>,
): string => endpointUrl(orderFileEndpoint, { params: { file_key }, query }, funnel);

export const bonusFileUrl = (
  { funnel }: AppConfig['origins'],
  bonus_key: BonusKey,
  query: QueryOf<typeof bonusDownloadEndpoint>,
): string => endpointUrl(bonusDownloadEndpoint, { params: { bonus_key }, query }, funnel);
