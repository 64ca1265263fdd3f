import { vipConfirmLostTwoFactorEndpoint } from '@summit/contracts';
import { useServices } from '../../lib/services';
import { AccountLink } from './AccountLink';
import { LOST_TWO_FACTOR_TEXTS, twoFactorEnds } from './messages';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** `/vip/lost-two-factor?token=…`: the mailbox has confirmed that phone and backup codes are gone. */
export function LostTwoFactorPage() {
  const { api } = useServices();
  return (
    <AccountLink
      texts={LOST_TWO_FACTOR_TEXTS}
      send={async (token) => {
        const { ends_at } = await api.send(vipConfirmLostTwoFactorEndpoint, { body: { token } });
        return twoFactorEnds(WHEN.format(new Date(ends_at)));
      }}
    />
  );
}
