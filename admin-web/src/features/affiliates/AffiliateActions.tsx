import type { AffiliateRow, AffiliateStatus } from '@summit/contracts';
import type { Action } from '../../lib/actions/MoreMenu';
import { RowActions } from '../../lib/actions/RowActions';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

export interface AffiliateActionsProps {
  affiliate: AffiliateRow;
  /** One of its calls is under way. */
  busy: boolean;
  /** Null where payouts are not to be seen. */
  onStatement: (() => void) | null;
  /** Null for whoever may not set addresses. */
  onEmail: (() => void) | null;
  onInvite: () => void;
  onStatus: (status: AffiliateStatus) => void;
}

/** What can be done with one affiliate. */
export function AffiliateActions({ affiliate, busy, onStatement, onEmail, onInvite, onStatus }: AffiliateActionsProps) {
  const isActive = affiliate.status === 'active';
  const actions: Action[] = [
    ...(onStatement ? [{ label: TEXTS.statement, act: onStatement }] : []),
    ...(onEmail ? [{ label: TEXTS.setEmail, act: onEmail }] : []),
    ...(isActive ? [{ label: TEXTS.invite, act: onInvite }] : []),
    isActive
      ? { label: TEXTS.disable, act: () => onStatus('disabled'), danger: true }
      : { label: TEXTS.enable, act: () => onStatus('active') },
  ];
  return <RowActions rare={actions} more={`${TEXTS.more} ${affiliate.speaker_name}`} loading={busy} />;
}
