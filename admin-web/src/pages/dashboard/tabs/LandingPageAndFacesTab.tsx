import Stack from '@mui/material/Stack';
import { FacesPanel } from '../../../features/faces/FacesPanel';
import { LandingPageTab } from '../../../features/landing-page/LandingPageTab';

/** Tab `landing-page`: what the page says (A-182..A-190), and photos of those who are no speakers. */
export function LandingPageAndFacesTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <LandingPageTab />
      <FacesPanel of="others" />
    </Stack>
  );
}
