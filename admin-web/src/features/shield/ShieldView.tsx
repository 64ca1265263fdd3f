import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { shieldQuery } from './shield-query';
import { SHIELD_TEXTS as TEXTS } from './messages';
import { ShieldPanel } from './ShieldPanel';
import { ShieldSettingsForm } from './ShieldSettingsForm';

/** What machines tried, and what owners set against them (F-330). */
export function ShieldView() {
  const settings = useQuery(shieldQuery(useServices())).data?.settings;
  return (
    <Stack sx={{ gap: 2 }}>
      <ShieldPanel />
      {settings && (
        <Panel title={TEXTS.settings}>
          <Box sx={{ maxWidth: 560 }}>
            <ShieldSettingsForm settings={settings} />
          </Box>
        </Panel>
      )}
    </Stack>
  );
}
