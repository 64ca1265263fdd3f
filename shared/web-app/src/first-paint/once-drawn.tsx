import { useLayoutEffect } from 'react';

/** Calls once what stands before it among its siblings is in the page, and before what comes behind it. */
export function OnceDrawn({ call }: { call: () => void }) {
  useLayoutEffect(call, [call]);
  return null;
}
