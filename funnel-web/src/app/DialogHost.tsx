import { CookieSettingsDialog } from '../features/cookie-consent/CookieSettingsDialog';
import { ExitDialog } from '../features/exit-intent/ExitDialog';
import { RegistrationDialog } from '../features/registration/RegistrationDialog';
import { coverArt } from '../lib/site/art-paths';
import { browserStore } from '../lib/browser/browser-store';
import { readConsent, saveConsent } from '../lib/visit/consent';
import { BONUS_OFFERS } from '../lib/landing/landing-copy.baked';
import type { SpeakerCard } from '../lib/landing/landing-view';
import { useDialogMark } from '../lib/browser/useDialogMark';
import { MobileMenu } from './layout/MobileMenu';
import { SpeakerDialog } from './layout/SpeakerDialog';
import type { Dialogs } from './useDialogs';

const EXIT_COVERS = BONUS_OFFERS.slice(0, 2).map(({ title, dayColor }) => ({ title, art: coverArt(dayColor) }));

export interface DialogHostProps {
  dialogs: Dialogs;
  speakers: readonly SpeakerCard[];
  onLanding: boolean;
}

/** Shows one dialog at a time and tells the islands, which wait while one is open. */
export function DialogHost({ dialogs, speakers, onLanding }: DialogHostProps) {
  const { intent, open, show, close } = dialogs;
  useDialogMark(open);

  switch (intent?.type) {
    case 'register':
      // The landing page has it in its HTML.
      return onLanding ? null : <RegistrationDialog open={open} onClose={close} />;
    case 'menu':
      return <MobileMenu open={open} onClose={close} onLanding={onLanding} />;
    case 'exit':
      return (
        <ExitDialog
          open={open}
          covers={EXIT_COVERS}
          onAccept={() => show({ type: 'register' }, null)}
          onDismiss={() => {
            browserStore.set('exitIntentDismissedLanding', 'true');
            close();
          }}
        />
      );
    case 'cookie-settings':
      return (
        <CookieSettingsDialog
          open={open}
          consent={readConsent(browserStore)}
          onCancel={close}
          onSave={(consent) => {
            saveConsent(browserStore, document.documentElement, consent);
            close();
          }}
        />
      );
    case 'speaker': {
      const speaker = speakers.find((card) => card.name === intent.name);
      return speaker ? <SpeakerDialog open={open} speaker={speaker} onClose={close} /> : null;
    }
    default:
      return null;
  }
}
