import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AffiliateRow, AffiliateStatus } from '@summit/contracts';
import { ActionButtons } from '../../lib/actions/ActionButtons';
import { MoreMenu, type Action } from '../../lib/actions/MoreMenu';
import { AFFILIATE_TEXTS as TEXTS } from './messages';

export interface AffiliateActionsProps {
  affiliate: AffiliateRow;
  /** One of its calls is under way. */
  busy: boolean;
  /** Null where payouts are not to be seen. */
  onStatement: (() => void) | null;
  onInvite: () => void;
  onStatus: (status: AffiliateStatus) => void;
}

/** What can be done with one affiliate: a menu; on a phone, where the drawer has room, buttons. */
export function AffiliateActions({ affiliate, busy, onStatement, onInvite, onStatus }: AffiliateActionsProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const isActive = affiliate.status === 'active';
  const actions: Action[] = [
    ...(onStatement ? [{ label: TEXTS.statement, act: onStatement }] : []),
    ...(isActive ? [{ label: TEXTS.invite, act: onInvite }] : []),
    isActive
      ? { label: TEXTS.disable, act: () => onStatus('disabled'), danger: true }
      : { label: TEXTS.enable, act: () => onStatus('active') },
  ];
  if (phone) return <ActionButtons actions={actions} loading={busy} />;
  return <MoreMenu label={`${TEXTS.more} ${affiliate.speaker_name}`} actions={actions} loading={busy} />;
}
