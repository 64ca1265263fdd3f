import type { CSSProperties } from 'react';

const line = '1px solid var(--gs-palette-line-main)';

/**
 * Look of the lists. Rows are plain elements under one class: 500 of them with a styled component for each part take a phone a
 * second to draw.
 */
export const listLook = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: line,
  '& .row': { borderBottom: line },
  '& .head': { display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, minHeight: 56 },
  '& .head button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    cursor: 'pointer',
    borderRadius: '8px',
  },
  '& .head button:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& .head .toggle': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 1, sm: 1.5 },
    minHeight: 56,
    py: 1,
    px: 0.5,
    textAlign: 'left',
  },
  '& .head .toggle:hover .title': { color: 'primary.main' },
  '& .number': {
    flex: 'none',
    width: { xs: 32, sm: 44 },
    color: 'text.tertiary',
    fontFeatureSettings: '"tnum"',
    fontSize: '0.9375rem',
  },
  '& .title': { display: 'block', fontWeight: 500, lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& .open .title': { fontWeight: 650 },
  '& .place': { display: 'block', color: 'text.tertiary', fontSize: '0.8125rem', lineHeight: 1.45, mt: 0.25 },
  '& .chevron': { flex: 'none', color: 'text.tertiary' },
  '& .open .chevron': { transform: 'rotate(180deg)' },
  '& .opened': { flex: 'none', color: 'primary.main' },
  '& .head .star': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 44,
    color: 'text.tertiary',
  },
  '& .head .star:hover': { color: 'text.primary' },
  '& .head .star[aria-pressed="true"]': { color: 'day3.ink' },
  '& .head .star[aria-pressed="true"] svg': { fill: 'currentColor' },
  '& .head .copy': {
    flex: 'none',
    minWidth: { xs: 66, sm: 82 },
    minHeight: 36,
    px: { xs: 0.5, sm: 1 },
    fontSize: '0.875rem',
    fontWeight: 600,
    border: '1px solid var(--gs-palette-line-strong)',
  },
  '& .head .copy:hover:not(:disabled)': { bgcolor: 'action.hover' },
  '& .head .copy:disabled': {
    color: 'text.disabled',
    borderColor: 'var(--gs-palette-line-main)',
    cursor: 'not-allowed',
  },
} as const;

/** Drawn only when they come near the window; find-in-page and screen readers still reach them. */
export const lazyLook = (rows: number): CSSProperties => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${rows * 57}px`,
});

/** Anchors stop below the bar that stays on top. */
export const ANCHOR_MARGIN = { xs: '148px', md: '112px' } as const;
