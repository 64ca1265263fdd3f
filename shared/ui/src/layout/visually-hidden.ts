import type { CSSProperties } from 'react';

/** For text that only screen readers should meet. A style, not `sx`: there `width: 1` would mean 100 %. */
export const visuallyHidden: CSSProperties = {
  border: 0,
  clip: 'rect(0 0 0 0)',
  height: 1,
  margin: -1,
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  whiteSpace: 'nowrap',
  width: 1,
};
