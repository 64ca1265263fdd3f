import { vipConfirmEmailEndpoint, vipTakeBackEmailEndpoint } from '@summit/contracts';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../lib/services';
import { AccountLink } from './AccountLink';
import { CONFIRM_EMAIL_TEXTS, emailChanged, emailTakenBack, TAKE_BACK_EMAIL_TEXTS } from './messages';

/** `/vip/confirm-email?token=…`: the new address of a member takes over. `?undo=…`: the one before comes back. */
export function ConfirmEmailPage() {
  const { api } = useServices();
  const [search] = useSearchParams();
  if (search.has('undo'))
    return (
      <AccountLink
        texts={TAKE_BACK_EMAIL_TEXTS}
        parameter="undo"
        send={async (token) => emailTakenBack((await api.send(vipTakeBackEmailEndpoint, { body: { token } })).email)}
      />
    );
  return (
    <AccountLink
      texts={CONFIRM_EMAIL_TEXTS}
      send={async (token) => emailChanged((await api.send(vipConfirmEmailEndpoint, { body: { token } })).email)}
    />
  );
}
