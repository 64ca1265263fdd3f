import Button from '@mui/material/Button';
import { PageMessage } from './PageMessage.js';
import { reloadPage, useCrash } from './useCrash.js';

/** In the place of an app that broke. */
export function CrashPage({ reload = reloadPage }: { reload?: () => void }) {
  return (
    <PageMessage {...useCrash(reload)}>
      <Button variant="contained" onClick={reload}>
        Reload
      </Button>
    </PageMessage>
  );
}
