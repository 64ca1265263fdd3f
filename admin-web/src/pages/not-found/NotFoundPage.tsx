import Button from '@mui/material/Button';
import { pathTo } from '@summit/contracts';
import { PageMessage } from '@summit/ui/page-message/PageMessage';
import { Link } from 'react-router-dom';

/** Unknown path; the web server answers it with status 404. */
export function NotFoundPage() {
  return (
    <PageMessage title="This path is not on the map" text="The address may have a typing error.">
      <Button variant="contained" component={Link} to={pathTo('adminLogin')}>
        Go to the sign-in
      </Button>
    </PageMessage>
  );
}
