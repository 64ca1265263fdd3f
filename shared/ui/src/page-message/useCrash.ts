import { useEffect, useState } from 'react';

const BROKEN = {
  title: 'Something broke on our side',
  text: 'Nothing you entered was sent. Reloading usually helps.',
};
/** The script of a page that is opened without a line cannot be fetched. */
const OFFLINE = {
  title: 'You are offline',
  text: 'This page could not be fetched. It opens once there is a connection.',
};

export const reloadPage = (): void => window.location.reload();

/** What a page in the place of an app that broke says. Without a line, it reloads once there is one. */
export function useCrash(reload: () => void): typeof BROKEN {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [offline, reload]);
  return offline ? OFFLINE : BROKEN;
}
