import { use, useCallback, useState } from 'react';
import type { SpeakerCommission, SpeakerCommissionsResponse } from '@summit/contracts';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { useLoaded, type Loaded } from './useLoaded';

const PAGE_SIZE = 20;

export interface More {
  /** Null when all are there. */
  load: (() => void) | null;
  state: 'idle' | 'busy' | 'failed';
}

export interface CommissionPages {
  loaded: Loaded<SpeakerCommissionsResponse>;
  listOf: (answer: SpeakerCommissionsResponse) => SpeakerCommission[];
  moreOf: (answer: SpeakerCommissionsResponse) => More;
}

/** The first commissions, and more on request. */
export function useCommissions(onError: (error: unknown) => boolean): CommissionPages {
  const { commissions } = use(SpeakerPortsContext);
  const [further, setFurther] = useState<SpeakerCommission[]>([]);
  const [state, setState] = useState<More['state']>('idle');
  const first = useCallback(() => commissions({ limit: PAGE_SIZE }), [commissions]);
  const loaded = useLoaded<SpeakerCommissionsResponse>(first, onError);

  const listOf = (answer: SpeakerCommissionsResponse): SpeakerCommission[] => {
    // An order that came in between moves the pages by one.
    const known = new Map([...answer.data, ...further].map((one) => [one.order_id, one]));
    return [...known.values()];
  };
  const moreOf = (answer: SpeakerCommissionsResponse): More => {
    const shown = answer.data.length + further.length;
    const load = () => {
      setState('busy');
      commissions({ limit: PAGE_SIZE, skip: shown }).then(
        ({ data }) => {
          setFurther((before) => [...before, ...data]);
          setState('idle');
        },
        (error: unknown) => {
          if (!onError(error)) setState('failed');
        },
      );
    };
    return { load: shown < answer.total ? load : null, state };
  };
  return { loaded, listOf, moreOf };
}
