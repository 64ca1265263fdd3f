import type { LandingPageStateResponse } from '@summit/contracts';
import { startTransition, useEffect, useState } from 'react';
import { showProofLink } from '../islands/footer-proof';
import { getJson } from '../islands/get-json';
import { readLandingState } from '../islands/landing-state';
import { inOwnTask } from '../lib/browser/in-own-task';
import { pageStartAt, type PageStart } from './page-start';

/** Phase, day and year: those of the HTML first, then the phase that holds now. */
export function usePageStart(start: PageStart): PageStart {
  const [state, setState] = useState(start);
  useEffect(() => {
    const show = (answer: LandingPageStateResponse | null) => {
      showProofLink(answer);
      const { phase, day } = answer
        ? pageStartAt(Date.parse(answer.server_time), answer.phase)
        : pageStartAt(Date.now());
      // As a rule it is what was built in: then nothing is drawn again.
      startTransition(() =>
        setState((shown) => (shown.phase === phase && shown.day === day ? shown : { ...shown, phase, day })),
      );
    };
    // The operator may have set another phase than the calendar's; without the API the calendar's holds.
    return inOwnTask(() => void readLandingState(getJson).then(show));
  }, []);
  return state;
}
