import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { vipRenewBackupCodesEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/services';
import { ACCOUNT_TEXTS, backupCodesLeft } from '../messages';
import { BackupCodes } from '../two-factor/BackupCodes';
import { IdentityForm } from '../two-factor/IdentityForm';
import { securityQuery } from './security-query';

/** Fewer than this and a hint says so. */
const FEW = 4;

/** New codes, shown once and until the member says that they are kept. */
function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Stack
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={ACCOUNT_TEXTS.renewCodes}
      sx={{ gap: 2, mt: 2, outline: 0 }}
    >
      <FormAlert severity="success">{ACCOUNT_TEXTS.renewed}</FormAlert>
      <Box>
        <BackupCodes codes={codes} />
      </Box>
      <Button variant="outlined" onClick={onKept} sx={{ alignSelf: 'flex-start' }}>
        {ACCOUNT_TEXTS.codesSaved}
      </Button>
    </Stack>
  );
}

/** How many backup codes are left, and the way to new ones, which wants password and code again (M-070). */
export function BackupCodesLeft() {
  const services = useServices();
  const queries = useQueryClient();
  const query = securityQuery(services);
  const { data } = useQuery(query);
  const [confirming, setConfirming] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const left = data?.backup_codes_left ?? null;
  if (left === null) return null;

  const renew = async () => {
    const { backup_codes } = await services.api.send(vipRenewBackupCodesEndpoint);
    setCodes(backup_codes);
    setConfirming(false);
    await queries.invalidateQueries(query);
  };
  return (
    <Box sx={{ mt: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
          <b>{backupCodesLeft(left)}</b>
          {left < FEW && `. ${ACCOUNT_TEXTS.backupCodesFew}`}
        </Typography>
        {!confirming && codes === null && (
          <Button variant="outlined" onClick={() => setConfirming(true)}>
            {ACCOUNT_TEXTS.renewCodes}
          </Button>
        )}
      </Stack>
      {confirming && (
        <IdentityForm
          asksCode
          action={ACCOUNT_TEXTS.renewCodes}
          busyAction={ACCOUNT_TEXTS.renewing}
          failed={ACCOUNT_TEXTS.renewFailed}
          onConfirmed={renew}
          onCancel={() => setConfirming(false)}
        />
      )}
      {codes && <NewCodes codes={codes} onKept={() => setCodes(null)} />}
    </Box>
  );
}
