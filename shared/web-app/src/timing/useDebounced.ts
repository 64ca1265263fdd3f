import { useEffect, useState } from 'react';

/** The value once it has rested for `ms` milliseconds: screen readers hear the outcome, not every key. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
