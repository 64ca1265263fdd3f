import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Where there is room for more lines, `--gs-cell-wrap` says so. */
const ELLIPSIS = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'var(--gs-cell-wrap, nowrap)',
  overflowWrap: 'anywhere',
} as const;

/** What does not fit is told in full by the title. */
const titleOf = (line: ReactNode): string | undefined => (typeof line === 'string' && line !== '' ? line : undefined);

/** A table cell with a main line and a quieter one beneath. */
export function TwoLines({ main, note }: { main: ReactNode; note: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Box title={titleOf(main)} sx={{ ...ELLIPSIS, fontWeight: 550 }}>
        {main}
      </Box>
      <Box title={titleOf(note)} sx={{ ...ELLIPSIS, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {note}
      </Box>
    </Box>
  );
}
