import '../../../styles/speaker-account.css';
import Typography from '@mui/material/Typography';
import type { MaskedPayoutMethod, SpeakerAccountResponse } from '@summit/contracts';
import { use, useCallback, useState } from 'react';
import { SpeakerPortsContext } from '../../../features/speaker-portal/speaker-ports';
import { dayText } from '../../../lib/site/shown-date';
import { LoadedPart } from '../LoadedPart';
import { useLoaded } from '../useLoaded';
import { AccountItem } from './AccountItem';
import { EmailForm } from './EmailForm';
import { PasswordForm } from './PasswordForm';
import { PayoutMethodForm } from './PayoutMethodForm';
import { SaleMails } from './SaleMails';

function methodText({ kind, masked }: Pick<MaskedPayoutMethod, 'kind' | 'masked'>): string {
  if (kind === 'unreadable')
    return 'We can no longer read where you are paid. Please give us your payout method again.';
  return kind === 'paypal' ? `PayPal, ${masked}` : `Bank account ${masked}`;
}

/** Address, password, payout method and mails of the speaker who has signed in (F-315). */
export function Account({ onError }: { onError: (error: unknown) => boolean }) {
  const { account } = use(SpeakerPortsContext);
  const [changed, setChanged] = useState<SpeakerAccountResponse | null>(null);
  const loaded = useLoaded(account, onError);
  const onChanged = useCallback(() => {
    // What is shown stays right as far as it goes when this one fails.
    account().then(setChanged, onError);
  }, [account, onError]);
  const events = { onChanged, onError };
  return (
    <section aria-labelledby="account-title">
      <Typography id="account-title" variant="h2">
        Your account
      </Typography>
      <LoadedPart loaded={loaded} what="your account">
        {(first) => {
          const { email, payout_method, waiting_payout_method, sale_mails } = changed ?? first;
          return (
            <ul className="account">
              <AccountItem title="Email" value={email}>
                <EmailForm {...events} />
              </AccountItem>
              <AccountItem title="Password" value="Changing it signs every other browser out.">
                <PasswordForm {...events} />
              </AccountItem>
              <AccountItem
                title="Payouts"
                value={
                  <>
                    {methodText(payout_method ?? { kind: 'paypal', masked: email })}
                    {waiting_payout_method && (
                      <p className="account-item__waiting">
                        Change to {methodText(waiting_payout_method)} asked for on{' '}
                        {dayText(waiting_payout_method.since)}. Nothing is paid out until we have checked it.
                      </p>
                    )}
                  </>
                }
              >
                <PayoutMethodForm {...events} />
              </AccountItem>
              <SaleMails isOn={sale_mails} {...events} />
            </ul>
          );
        }}
      </LoadedPart>
    </section>
  );
}
