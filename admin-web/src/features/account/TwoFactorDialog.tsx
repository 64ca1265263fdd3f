import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useServices } from '../../lib/services';
import { FormDialog } from '../../lib/dialog/FormDialog';
import { BackupCodes } from './BackupCodes';
import { ConfirmPassword } from './ConfirmPassword';
import { EnableTwoFactor } from './EnableTwoFactor';
import { statusQuery } from '../../lib/session/status-query';
import { ACCOUNT_TEXTS } from './messages';

/** A-026, C-088: the password, then QR code, secret and code in one dialog; then the backup codes, which are shown only once. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const services = useServices();
  const queries = useQueryClient();
  const [confirmed, setConfirmed] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    // Only now: the header's button, which opened this, goes with it.
    if (codes)
      queries.setQueryData(
        statusQuery(services).queryKey,
        (status) => status && { ...status, two_factor_enabled: true, two_factor_missing: false },
      );
    onClose();
  };
  return (
    // The backup codes can't be shown again, so only their button closes them, and nothing closes the call that brings them.
    <FormDialog onClose={codes || busy ? undefined : close} aria-labelledby={id} maxWidth="xs" fullWidth>
      {!confirmed && (
        <ConfirmPassword
          titleId={id}
          title={ACCOUNT_TEXTS.twoFactorTitle}
          note={ACCOUNT_TEXTS.confirmIdentity}
          asksCode={false}
          onBusy={setBusy}
          onConfirmed={() => setConfirmed(true)}
          onCancel={close}
        />
      )}
      {confirmed && !codes && <EnableTwoFactor titleId={id} onBusy={setBusy} onEnabled={setCodes} onCancel={close} />}
      {codes && <BackupCodes titleId={id} codes={codes} onDone={close} />}
    </FormDialog>
  );
}
