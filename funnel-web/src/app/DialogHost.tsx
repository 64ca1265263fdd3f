import { BONUS_OFFERS } from '../lib/landing-copy.baked';
import { useEffect } from 'react';
import { CookieSettingsDialog } from '../features/cookie-consent/CookieSettingsDialog';
import { ExitDialog } from '../features/exit-intent/ExitDialog';
import { RegistrationDialog } from '../features/registration/RegistrationDialog';
import { coverArt } from '../lib/art-paths';
import { browserStore } from '../lib/browser-store';
import { readConsent, saveConsent } from '../lib/consent';
import type { Intent } from '../lib/intent';
import type { SpeakerCard } from '../lib/landing-view';
import { MobileMenu } from './layout/MobileMenu';
import { SpeakerDialog } from './layout/SpeakerDialog';

const EXIT_COVERS = BONUS_OFFERS.slice(0, 2).map(({ title, dayColour }) => ({ title, art: coverArt(dayColour) }));

export interface DialogHostProps {
  /** The dialog of the last intent; it stays while it fades out. */
  intent: Intent | null;
  open: boolean;
  speakers: readonly SpeakerCard[];
  onIntent: (intent: Intent) => void;
  onClose: () => void;
}

/** Shows one dialog at a time and tells the islands, which wait while one is open. */
export function DialogHost({ intent, open, speakers, onIntent, onClose }: DialogHostProps) {
  useEffect(() => {
    if (!open) return;
    const { dataset } = document.documentElement;
    dataset['dialog'] = 'open';
    return () => {
      delete dataset['dialog'];
    };
  }, [open]);

  switch (intent?.type) {
    case 'register':
      return <RegistrationDialog open={open} onClose={onClose} />;
    case 'menu':
      return <MobileMenu open={open} onClose={onClose} />;
    case 'exit':
      return (
        <ExitDialog
          open={open}
          covers={EXIT_COVERS}
          onAccept={() => onIntent({ type: 'register' })}
          onDismiss={() => {
            browserStore.set('exitIntentDismissedLanding', 'true');
            onClose();
          }}
        />
      );
    case 'cookie-settings':
      return (
        <CookieSettingsDialog
          open={open}
          consent={readConsent(browserStore)}
          onCancel={onClose}
          onSave={(consent) => {
            saveConsent(browserStore, document.documentElement, consent);
            onClose();
          }}
        />
      );
    case 'speaker': {
      const speaker = speakers.find((card) => card.name === intent.name);
      return speaker ? <SpeakerDialog open={open} speaker={speaker} onClose={onClose} /> : null;
    }
    default:
      return null;
  }
}
