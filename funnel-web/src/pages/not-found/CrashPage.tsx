import Button from '@mui/material/Button';
import { reloadPage, useCrash } from '@summit/ui/page-message/useCrash';
import { homePath } from '../../lib/site/paths';
import { WayBack } from './WayBack';

export interface CrashPageProps {
  reload?: () => void;
}

export function CrashPage({ reload = reloadPage }: CrashPageProps) {
  return (
    <WayBack {...useCrash(reload)}>
      <Button variant="contained" onClick={reload}>
        Reload
      </Button>
      <Button variant="outlined" href={homePath}>
        Go to the home page
      </Button>
    </WayBack>
  );
}
