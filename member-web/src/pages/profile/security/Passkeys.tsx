import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  vipAddPasskeyEndpoint,
  vipPasskeyOptionsEndpoint,
  vipRemovePasskeyEndpoint,
  vipRenamePasskeyEndpoint,
  type PasskeyRow,
  type VipUser,
} from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { addPasskey } from '@summit/web-app/passkeys/passkey-calls';
import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../features/member-page/LoadFailure';
import { Loading } from '../../../lib/Loading';
import { useServices } from '../../../lib/services';
import { PASSKEY_TEXTS } from '../messages';
import { IdentityForm } from '../two-factor/IdentityForm';
import type { Banner } from '../useBanner';
import { PasskeyItem } from './PasskeyItem';
import { passkeysQuery } from './passkeys-query';
import { securityQuery } from './security-query';

const ADDITION = { ask: vipPasskeyOptionsEndpoint, answer: vipAddPasskeyEndpoint };

/** What waits for the password. */
type Step = { name: 'add' } | { name: 'remove'; passkey: PasskeyRow };

/** The passkeys of the member: the way in without password and code (C-088). */
export function Passkeys({ member, banner }: { member: VipUser; banner: Banner }) {
  const services = useServices();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useKnowsPasskeys();
  const query = passkeysQuery(services);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);

  const done = async (message: string) => {
    await queries.invalidateQueries(query);
    setStep(null);
    banner.show('success', message);
    heading.current?.focus();
    // Other browsers are signed out with such a change.
    void queries.invalidateQueries(securityQuery(services));
  };
  const add = async () => done((await addPasskey(services.api.send, ADDITION)).message);
  const remove = async ({ id }: PasskeyRow) =>
    done((await services.api.send(vipRemovePasskeyEndpoint, { params: { passkey_id: id } })).message);
  const rename = async ({ id }: PasskeyRow, label: string) => {
    setBusy(true);
    try {
      const { message } = await services.api.send(vipRenamePasskeyEndpoint, {
        params: { passkey_id: id },
        body: { label },
      });
      await queries.invalidateQueries(query);
      banner.show('success', message);
      return true;
    } catch (failure) {
      banner.show('error', failureText(failure, PASSKEY_TEXTS.renameFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const ask = (next: Step) => {
    banner.clear();
    setStep(next);
  };

  return (
    <Box>
      <Typography ref={heading} variant="h4" component="h3" tabIndex={-1} sx={{ '&&': { outline: 'none' } }}>
        {PASSKEY_TEXTS.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {known ? PASSKEY_TEXTS.about : PASSKEY_TEXTS.unknown}
      </Typography>
      {!data && error && (
        <LoadFailure
          text={failureText(error, PASSKEY_TEXTS.loadFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading text={PASSKEY_TEXTS.loading} />}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={PASSKEY_TEXTS.title} sx={{ listStyle: 'none', m: 0, mb: 2.5, p: 0 }}>
          {data.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              busy={busy || step !== null}
              onRename={(label) => rename(passkey, label)}
              onRemove={() => ask({ name: 'remove', passkey })}
            />
          ))}
        </Box>
      )}
      {data && known && !step && (
        <Button variant="outlined" onClick={() => ask({ name: 'add' })}>
          {PASSKEY_TEXTS.add}
        </Button>
      )}
      {step && (
        <IdentityForm
          asksCode={member.two_factor_enabled}
          action={step.name === 'add' ? PASSKEY_TEXTS.add : `${PASSKEY_TEXTS.remove}: ${step.passkey.label}`}
          busyAction={step.name === 'add' ? PASSKEY_TEXTS.adding : PASSKEY_TEXTS.removing}
          failed={step.name === 'add' ? PASSKEY_TEXTS.addFailed : PASSKEY_TEXTS.removeFailed}
          onConfirmed={() => (step.name === 'add' ? add() : remove(step.passkey))}
          onCancel={() => setStep(null)}
        />
      )}
    </Box>
  );
}
