import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { vipKeepTwoFactorEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/services';
import { ACCOUNT_TEXTS } from '../messages';
import type { Banner } from '../useBanner';
import { securityQuery } from './security-query';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** While somebody has called the second factor lost: when it goes off, and the way to keep it. */
export function TwoFactorEnding({ banner }: { banner: Banner }) {
  const services = useServices();
  const queries = useQueryClient();
  const query = securityQuery(services);
  const { data } = useQuery(query);
  const [busy, setBusy] = useState(false);
  const endsAt = data?.two_factor_ends_at;
  if (!endsAt) return null;

  const keep = async () => {
    setBusy(true);
    try {
      const { message } = await services.api.send(vipKeepTwoFactorEndpoint);
      await queries.invalidateQueries(query);
      banner.show('success', message);
    } catch (error) {
      banner.show('error', failureText(error, ACCOUNT_TEXTS.keepFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mb: 3 }}>
      <FormAlert
        severity="error"
        action={
          <Button size="small" variant="text" color="inherit" loading={busy} onClick={() => void keep()}>
            {ACCOUNT_TEXTS.keep}
          </Button>
        }
      >
        {ACCOUNT_TEXTS.ending} {WHEN.format(new Date(endsAt))}
      </FormAlert>
    </Box>
  );
}
