import type { SpeakerKitResponse } from '@summit/contracts';
import { use, useEffect, useState } from 'react';
import { ResourcesPortsContext } from './resources-ports';

/** The kit of the speaker who has signed in; null for everybody else, and until it is there. `failed`: it could not be loaded. */
export function useOwnKit(): { kit: SpeakerKitResponse | null; failed: boolean } {
  const { ownKit } = use(ResourcesPortsContext);
  const [state, setState] = useState<{ kit: SpeakerKitResponse | null; failed: boolean }>({ kit: null, failed: false });
  useEffect(() => {
    let left = false;
    ownKit().then(
      (kit) => {
        if (!left) setState({ kit, failed: false });
      },
      () => {
        if (!left) setState({ kit: null, failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [ownKit]);
  return state;
}
