import Button from '@mui/material/Button';
import { PageMessage } from './PageMessage.js';

/** In the place of an app that broke. */
export function CrashPage({ reload = () => window.location.reload() }: { reload?: () => void }) {
  return (
    <PageMessage title="Something broke on our side" text="Nothing you entered was sent. Reloading usually helps.">
      <Button variant="contained" onClick={reload}>
        Reload
      </Button>
    </PageMessage>
  );
}
