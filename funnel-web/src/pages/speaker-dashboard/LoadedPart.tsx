import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import type { Loaded } from './useLoaded';

export interface LoadedPartProps<Data> {
  loaded: Loaded<Data>;
  /** In "We could not load {what}." */
  what: string;
  children: (data: Data) => ReactNode;
}

/** A part of the page while it loads, after it failed, and when it is there. */
export function LoadedPart<Data>({ loaded, what, children }: LoadedPartProps<Data>) {
  if (loaded.state === 'ready') return children(loaded.data);
  if (loaded.state === 'loading') {
    return (
      <p className="portal-loading" role="status">
        Loading {what}…
      </p>
    );
  }
  return (
    <PortalAlert>
      <p>We could not load {what}.</p>
      <Button variant="outlined" size="small" onClick={loaded.retry}>
        Try again
      </Button>
    </PortalAlert>
  );
}
