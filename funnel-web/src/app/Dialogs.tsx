import { lazy, Suspense } from 'react';
import type { DialogHostProps } from './DialogHost';
import { loadDialogHost } from './load-dialog-host';

const DialogHost = lazy(async () => ({ default: (await loadDialogHost()).DialogHost }));

/** Nothing until the first dialog is asked for, whose code `loadDialogHost` has brought by then. */
export function Dialogs(props: DialogHostProps) {
  if (props.dialogs.intent === null) return null;
  return (
    <Suspense>
      <DialogHost {...props} />
    </Suspense>
  );
}
