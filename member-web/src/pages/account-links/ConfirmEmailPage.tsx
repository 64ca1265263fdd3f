import { vipConfirmEmailEndpoint } from '@summit/contracts';
import { useServices } from '../../lib/services';
import { AccountLink } from './AccountLink';
import { CONFIRM_EMAIL_TEXTS, emailChanged } from './messages';

/** `/vip/confirm-email?token=…`: the new address of a member takes over. */
export function ConfirmEmailPage() {
  const { api } = useServices();
  return (
    <AccountLink
      texts={CONFIRM_EMAIL_TEXTS}
      send={async (token) => emailChanged((await api.send(vipConfirmEmailEndpoint, { body: { token } })).email)}
    />
  );
}
