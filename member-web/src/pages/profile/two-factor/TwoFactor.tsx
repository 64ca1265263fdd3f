import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { vipEnableTwoFactorEndpoint, type VipEnableTwoFactorResponse } from '@summit/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { memberQuery, useKeepMember } from '../../../lib/member-query';
import { useServices } from '../../../lib/services';
import { TWO_FACTOR_TEXTS } from '../messages';
import type { Banner } from '../useBanner';
import { IdentityForm } from './IdentityForm';
import { SetupPanel } from './SetupPanel';
import { TwoFactorEnabled } from './TwoFactorEnabled';

/** Two-factor of the member: on, off, or being set up (M-063..M-069). */
export function TwoFactor({ enabled, banner }: { enabled: boolean; banner: Banner }) {
  const services = useServices();
  const queries = useQueryClient();
  const keepMember = useKeepMember();
  const heading = useRef<HTMLHeadingElement>(null);
  const [setup, setSetup] = useState<VipEnableTwoFactorResponse | null>(null);
  const [confirming, setConfirming] = useState(false);

  const ask = () => {
    banner.clear();
    setConfirming(true);
  };
  const start = async () => {
    setSetup(await services.api.send(vipEnableTwoFactorEndpoint));
    setConfirming(false);
  };
  /** The pressed button goes away with its panel; the heading above takes the focus. */
  const closePanel = () => {
    setSetup(null);
    setConfirming(false);
    heading.current?.focus();
  };
  const turned = (on: boolean, message: string) => {
    keepMember((member) => ({ ...member, two_factor_enabled: on }));
    closePanel();
    banner.show('success', message);
    void queries.invalidateQueries(memberQuery(services));
  };

  return (
    <Box>
      <Typography ref={heading} variant="h4" component="h3" tabIndex={-1} sx={{ '&&': { outline: 'none' } }}>
        {TWO_FACTOR_TEXTS.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
        {TWO_FACTOR_TEXTS.about}
      </Typography>
      {enabled && <TwoFactorEnabled onDisabled={(message) => turned(false, message)} />}
      {!enabled && setup && (
        <SetupPanel setup={setup} onCancel={closePanel} onEnabled={(message) => turned(true, message)} />
      )}
      {!enabled && !setup && confirming && (
        <IdentityForm
          asksCode={false}
          action={TWO_FACTOR_TEXTS.continue}
          busyAction={TWO_FACTOR_TEXTS.enabling}
          failed={TWO_FACTOR_TEXTS.setupFailed}
          onConfirmed={start}
          onCancel={closePanel}
        />
      )}
      {!enabled && !setup && !confirming && (
        <Button variant="contained" onClick={ask}>
          {TWO_FACTOR_TEXTS.enable}
        </Button>
      )}
    </Box>
  );
}
