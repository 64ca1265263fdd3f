import type { Shadows } from '@mui/material/styles';

const hairlineLift = '0 1px 2px rgb(8 24 19 / 0.06), 0 1px 1px rgb(8 24 19 / 0.04)';
const stickyCard = '0 6px 20px -6px rgb(8 24 19 / 0.16), 0 2px 6px -2px rgb(8 24 19 / 0.08)';
const floating = '0 28px 60px -20px rgb(8 24 19 / 0.34), 0 8px 20px -10px rgb(8 24 19 / 0.18)';

/** Three real elevations; every other MUI slot maps to the nearest one: 1-2, 3-8, 9-24. */
export const summitShadows = Array.from({ length: 25 }, (_, step) => {
  if (step === 0) return 'none';
  if (step <= 2) return hairlineLift;
  return step <= 8 ? stickyCard : floating;
}) as Shadows;
