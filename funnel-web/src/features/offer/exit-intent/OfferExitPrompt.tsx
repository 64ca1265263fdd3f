import { lazyPage } from '@summit/web-app/page/lazy-page';
import { Suspense } from 'react';
import type { OfferExitDialogProps } from './OfferExitDialog';

const DIALOG = lazyPage('OfferExitDialog', () => import('./OfferExitDialog'));

/** Most visitors never see the exit prompt: its dialog is fetched when the page begins to watch the pointer. */
export const loadOfferExit = DIALOG.load;

/** The dialog of the exit prompt, once it has come. */
export function OfferExitPrompt(props: OfferExitDialogProps) {
  if (!props.exit.offered) return null;
  return (
    <Suspense>
      <DIALOG.Page {...props} />
    </Suspense>
  );
}
