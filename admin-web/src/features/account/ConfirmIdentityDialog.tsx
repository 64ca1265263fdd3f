import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { ConfirmPassword } from './ConfirmPassword';
import { ACCOUNT_TEXTS } from './messages';

/** Opens when the server asks for password and code again; the calls that wait for it go on afterwards. */
export function ConfirmIdentityDialog() {
  const id = useId();
  const services = useServices();
  const { subscribe, isOpen, answer } = services.session.confirmation;
  const open = useSyncExternalStore(subscribe, isOpen);
  const [busy, setBusy] = useState(false);
  const status = useQuery(statusQuery(services)).data;
  if (!open) return null;
  return (
    <FormDialog onClose={busy ? undefined : () => answer(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <ConfirmPassword
        titleId={id}
        title={ACCOUNT_TEXTS.confirmTitle}
        note={ACCOUNT_TEXTS.confirmNote}
        asksCode={status?.two_factor_enabled === true}
        onBusy={setBusy}
        onConfirmed={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </FormDialog>
  );
}
