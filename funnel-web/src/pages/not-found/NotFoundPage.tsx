import Button from '@mui/material/Button';
import { homePath, sessionsUrl } from '../../lib/site/paths';
import { WayBack } from './WayBack';

/** Unknown path (F-041); the web server answers it with status 404. */
export function NotFoundPage() {
  return (
    <WayBack title="This path is not on the map" text="The address may have a typing error, or the page has moved.">
      <Button variant="contained" href={homePath}>
        Go to the home page
      </Button>
      <Button variant="outlined" href={sessionsUrl}>
        See all sessions
      </Button>
    </WayBack>
  );
}
