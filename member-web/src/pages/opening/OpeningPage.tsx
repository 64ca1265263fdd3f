import Button from '@mui/material/Button';
import { PageMessage } from '@summit/ui/page-message/PageMessage';
import { homeUrl, vipUrl } from '../../lib/paths';

/** Stands in for the pages of the member area that are not open yet. */
export function OpeningPage() {
  return (
    <PageMessage
      title="The member area opens soon"
      text="Sessions, recordings and the prompt library will be here. Registration is open on the home page."
      day={1}
    >
      <Button variant="contained" href={homeUrl}>
        Go to the home page
      </Button>
      <Button variant="outlined" href={vipUrl}>
        See what VIP includes
      </Button>
    </PageMessage>
  );
}
