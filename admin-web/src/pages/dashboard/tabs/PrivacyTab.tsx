import Stack from '@mui/material/Stack';
import { PrivacyView } from '../../../features/privacy/PrivacyView';
import { RetentionPanel } from '../../../features/retention/RetentionPanel';

/** Tab `privacy`: one person, and what goes by itself. */
export function PrivacyTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <PrivacyView />
      <RetentionPanel />
    </Stack>
  );
}
