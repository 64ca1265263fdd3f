import Stack from '@mui/material/Stack';
import { FacesPanel } from '../../../features/faces/FacesPanel';
import { SessionsTab } from '../../../features/sessions/SessionsTab';

/** Tab `sessions`: the talks (A-165..A-181), and photos of who speaks. */
export function SessionsAndFacesTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <SessionsTab />
      <FacesPanel of="speakers" />
    </Stack>
  );
}
