import Button from '@mui/material/Button';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import type { More } from './usePages';

/** Asks for the rows that follow. */
export function ShowMore({ more }: { more: More }) {
  return (
    <>
      {more.state === 'failed' && <PortalAlert>We could not load more. Please try again.</PortalAlert>}
      {more.load && (
        <Button
          variant="outlined"
          className="portal__more"
          onClick={more.load}
          loading={more.state === 'busy'}
          loadingPosition="start"
        >
          Show more
        </Button>
      )}
    </>
  );
}
