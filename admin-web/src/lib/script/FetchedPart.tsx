import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { contentOf, forgetScript, reloadServed, type Part } from './fetched-script';

type Way = 'pressed' | 'by itself';

/** Tries again by itself once there is a line. */
function Failed({ text, onRetry }: { text: string; onRetry: (how: Way) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const retry = useEffectEvent(() => onRetry('by itself'));
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const press = () => {
    // The button goes with the message.
    place.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onRetry('pressed');
  };
  return (
    <div ref={place}>
      <ErrorState text={text} onRetry={press} />
    </div>
  );
}

export interface FetchedPartProps<Props> {
  part: Part<Props>;
  waiting: ReactNode;
  /** Said where it did not come. */
  failure: string;
  reload?: () => Promise<void>;
  children: (Content: ComponentType<Props>) => ReactNode;
}

/**
 * A part whose script is fetched when it is shown. Where that fails it is fetched again, without the page around it: what is typed there
 * stays. Only what has failed once more after a press needs the page anew: a new version has other names for its scripts, and some browsers
 * never ask again for a script that failed (D-473).
 */
export function FetchedPart<Props>(props: FetchedPartProps<Props>) {
  const { part, waiting, failure, reload = reloadServed, children } = props;
  const [tries, setTries] = useState<Way[]>([]);
  const [Content, setContent] = useState(() => contentOf(part));
  const failed = () => {
    // Also for whoever leaves it, and comes back to it.
    forgetScript(part);
    if (tries.at(-1) === 'pressed') void reload();
  };
  const retry = (how: Way) => {
    setContent(() => contentOf(part));
    setTries([...tries, how]);
  };
  return (
    <ErrorBoundary key={tries.length} fallback={<Failed text={failure} onRetry={retry} />} onError={failed}>
      <Suspense fallback={waiting}>{children(Content)}</Suspense>
    </ErrorBoundary>
  );
}
