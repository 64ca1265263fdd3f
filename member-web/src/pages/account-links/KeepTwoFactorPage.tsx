import { vipKeepTwoFactorByLinkEndpoint } from '@summit/contracts';
import { useServices } from '../../lib/services';
import { AccountLink } from './AccountLink';
import { KEEP_TWO_FACTOR_TEXTS } from './messages';

/** `/vip/keep-two-factor?token=…`: the owner says no to a report of lost codes. */
export function KeepTwoFactorPage() {
  const { api } = useServices();
  return (
    <AccountLink
      texts={KEEP_TWO_FACTOR_TEXTS}
      send={async (token) => (await api.send(vipKeepTwoFactorByLinkEndpoint, { body: { token } })).message}
    />
  );
}
