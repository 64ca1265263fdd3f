import Button from '@mui/material/Button';
import { PageMessage } from '@summit/ui/page-message/PageMessage';
import { homeUrl } from '../../lib/paths';

/** Unknown path (F-041); the web server answers it with status 404. */
export function NotFoundPage() {
  return (
    <PageMessage title="This path is not on the map" text="The address may have a typing error, or the page has moved.">
      <Button variant="contained" href={homeUrl}>
        Go to the home page
      </Button>
    </PageMessage>
  );
}
