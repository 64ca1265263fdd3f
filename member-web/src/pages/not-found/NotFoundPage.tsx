import Button from '@mui/material/Button';
import { PageMessage } from '@summit/ui/page-message/PageMessage';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath, homeUrl } from '../../lib/paths';
import { useVipSession } from '../../lib/services';

/** Unknown path (F-041); the web server answers it with status 404. */
export function NotFoundPage() {
  const signedIn = useVipSession().token !== null;
  return (
    <PageMessage title="This path is not on the map" text="The address may have a typing error, or the page has moved.">
      {signedIn && (
        <Button component={RouterLink} to={dashboardPath} variant="contained">
          Back to Dashboard
        </Button>
      )}
      <Button variant={signedIn ? 'outlined' : 'contained'} href={homeUrl}>
        Go to the home page
      </Button>
    </PageMessage>
  );
}
