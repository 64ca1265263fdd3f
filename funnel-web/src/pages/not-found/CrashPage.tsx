import Button from '@mui/material/Button';
import { homePath } from '../../lib/site/paths';
import { WayBack } from './WayBack';

export interface CrashPageProps {
  reload?: () => void;
}

export function CrashPage({ reload = () => window.location.reload() }: CrashPageProps) {
  return (
    <WayBack title="Something broke on our side" text="Nothing you entered was sent. Reloading usually helps.">
      <Button variant="contained" onClick={reload}>
        Reload
      </Button>
      <Button variant="outlined" href={homePath}>
        Go to the home page
      </Button>
    </WayBack>
  );
}
