import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { PageMessage } from './PageMessage.js';

const BROKEN = {
  title: 'Something broke on our side',
  text: 'Nothing you entered was sent. Reloading usually helps.',
};
/** The script of a page that is opened without a line cannot be fetched. */
const OFFLINE = {
  title: 'You are offline',
  text: 'This page could not be fetched. It opens once there is a connection.',
};

const reloadPage = () => window.location.reload();

/** In the place of an app that broke. */
export function CrashPage({ reload = reloadPage }: { reload?: () => void }) {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline, reload]);
  return (
    <PageMessage {...(offline ? OFFLINE : BROKEN)}>
      <Button variant="contained" onClick={reload}>
        Reload
      </Button>
    </PageMessage>
  );
}
