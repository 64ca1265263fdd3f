import Button from '@mui/material/Button';
import { useEffect, useRef, type MouseEvent } from 'react';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import type { More } from './usePages';

const rowsOf = (part: Element) => part.querySelectorAll<HTMLElement>('summary');

/** Asks for the rows that follow. The button goes with the last of them: the focus is then on the first row that came. */
export function ShowMore({ more: { load, state } }: { more: More }) {
  const pressed = useRef<{ part: Element; rows: number } | null>(null);
  useEffect(() => {
    if (state === 'busy' || !pressed.current) return;
    const { part, rows } = pressed.current;
    pressed.current = null;
    if (!load) rowsOf(part)[rows]?.focus({ preventScroll: true });
  }, [load, state]);
  const press = ({ currentTarget }: MouseEvent) => {
    const part = currentTarget.closest('section');
    pressed.current = part && { part, rows: rowsOf(part).length };
    load?.();
  };
  return (
    <>
      {state === 'failed' && <PortalAlert>We could not load more. Please try again.</PortalAlert>}
      {load && (
        <Button
          variant="outlined"
          className="portal__more"
          onClick={press}
          loading={state === 'busy'}
          loadingPosition="start"
        >
          Show more
        </Button>
      )}
    </>
  );
}
