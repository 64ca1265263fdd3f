import type { VipUserRow } from '@summit/contracts';
import { RowActions } from '../../lib/actions/RowActions';
import { VIP_TEXTS as TEXTS } from './messages';

export interface VipUserActionsProps {
  user: VipUserRow;
  /** Something is being done with this user. */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onResend: () => void;
  onSignOut: () => void;
  onView: () => void;
}

/** What can be done with one VIP user. */
export function VipUserActions({ user, busy, onEdit, onDelete, onResend, onSignOut, onView }: VipUserActionsProps) {
  const rare = [
    { label: TEXTS.viewAs, act: onView },
    ...(user.setup_pending ? [{ label: TEXTS.resend, act: onResend }] : []),
    { label: TEXTS.signOut, act: onSignOut },
  ];
  return (
    <RowActions
      main={{
        about: user.email,
        edit: { label: TEXTS.edit, act: onEdit, disabled: busy },
        remove: { label: TEXTS.delete, act: onDelete, loading: busy },
      }}
      rare={rare}
      more={`${TEXTS.more}: ${user.email}`}
      disabled={busy}
    />
  );
}
