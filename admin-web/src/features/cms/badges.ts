import type { PublicationStatus } from '@summit/contracts';
import type { CmsBadge } from './cms-resource';
import { CMS_TEXTS } from './messages';

/** An inactive item is shown to nobody, whatever its status (C-094). */
export const inactiveBadge = (active: boolean): CmsBadge[] =>
  active ? [] : [{ label: CMS_TEXTS.inactive, tone: 'quiet' }];

export const publicationBadges = ({ status, active }: { status: PublicationStatus; active: boolean }): CmsBadge[] => [
  { label: status, tone: status === 'published' ? 'good' : 'waiting' },
  ...inactiveBadge(active),
];
