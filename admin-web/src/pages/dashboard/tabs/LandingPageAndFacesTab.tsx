import Stack from '@mui/material/Stack';
import { FacesPanel } from '../../../features/faces/FacesPanel';
import { LandingPageTab } from '../../../features/landing-page/LandingPageTab';
import { OfferFilmsPanel } from '../../../features/offer-films/OfferFilmsPanel';

/** Tab `landing-page`: what the page says (A-182..A-190), photos of those who are no speakers, and the films of the offer pages. */
export function LandingPageAndFacesTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <LandingPageTab />
      <FacesPanel of="others" />
      <OfferFilmsPanel />
    </Stack>
  );
}
