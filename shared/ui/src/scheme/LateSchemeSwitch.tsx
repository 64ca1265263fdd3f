import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.js';

const SchemeSwitch = lazy(async () => ({ default: (await import('./SchemeSwitch.js')).SchemeSwitch }));

/** The switch for pages that must stay small: it comes after what people came for. Its place must not need it to keep its size. */
export function LateSchemeSwitch() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <SchemeSwitch />
      </Suspense>
    </ErrorBoundary>
  );
}
