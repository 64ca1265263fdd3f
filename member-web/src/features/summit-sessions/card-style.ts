/** A card whose link covers it: `AccessLink` is placed against it. */
export const cardStyle = {
  position: 'relative',
  display: 'grid',
  bgcolor: 'background.paper',
  border: '1px solid var(--gs-palette-line-main)',
  borderRadius: '16px',
  overflow: 'hidden',
  transition: 'box-shadow .18s, border-color .18s',
  '&:hover': { boxShadow: 4, borderColor: 'line.strong' },
  '&:focus-within': { borderColor: 'line.strong' },
} as const;

/** Three cards in a row, two, or one. */
export const SESSIONS_GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 2, md: 2.5 },
} as const;
