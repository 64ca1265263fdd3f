import { startTransition, useEffect, useState } from 'react';
import { showProofLink } from '../islands/footer-proof';
import { getJson } from '../islands/get-json';
import { readLandingState } from '../islands/landing-state';
import { pageStartAt, type PageStart } from './page-start';

/** Phase, day and year: those of the HTML first, then the phase that holds now. */
export function usePageStart(start: PageStart): PageStart {
  const [state, setState] = useState(start);
  useEffect(() => {
    // The operator may have set another phase than the calendar's; without the API the calendar's holds.
    void readLandingState(getJson).then((answer) => {
      showProofLink(answer);
      const { phase, day } = answer
        ? pageStartAt(Date.parse(answer.server_time), answer.phase)
        : pageStartAt(Date.now());
      startTransition(() => setState((shown) => ({ ...shown, phase, day })));
    });
  }, []);
  return state;
}
