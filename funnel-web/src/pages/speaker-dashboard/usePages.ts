import type { PageAnswer, PageQuery } from '@summit/contracts';
import { useCallback, useState } from 'react';
import { useLoaded, type Loaded } from './useLoaded';

const PAGE_SIZE = 20;

export interface More {
  /** Null when all are there. */
  load: (() => void) | null;
  state: 'idle' | 'busy' | 'failed';
}

export interface Pages<Row, Answer extends PageAnswer<Row>> {
  loaded: Loaded<Answer>;
  listOf: (answer: Answer) => Row[];
  moreOf: (answer: Answer) => More;
}

/** The first rows of a list of orders, and more on request. */
export function usePages<Row extends { order_id: string }, Answer extends PageAnswer<Row>>(
  page: (query: PageQuery) => Promise<Answer>,
  onError: (error: unknown) => boolean,
): Pages<Row, Answer> {
  const [further, setFurther] = useState<Row[]>([]);
  const [state, setState] = useState<More['state']>('idle');
  const first = useCallback(() => page({ limit: PAGE_SIZE }), [page]);
  const loaded = useLoaded<Answer>(first, onError);

  const listOf = (answer: Answer): Row[] => {
    // An order that came in between moves the pages by one.
    const known = new Map([...answer.data, ...further].map((one) => [one.order_id, one]));
    return [...known.values()];
  };
  const moreOf = (answer: Answer): More => {
    const shown = answer.data.length + further.length;
    const load = () => {
      setState('busy');
      page({ limit: PAGE_SIZE, skip: shown }).then(
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
