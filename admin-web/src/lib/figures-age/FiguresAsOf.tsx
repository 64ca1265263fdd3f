import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { Moment } from '../time/Moment';

const TEXT = 'Figures as of';

/** From when the oldest figures of these reports are, by their addresses; nothing where they are those of now. */
export function FiguresAsOf({ of: reports }: { of: readonly string[] }) {
  const { figuresAges } = useServices();
  const asOf = useSyncExternalStore(figuresAges.subscribe, () => figuresAges.oldest(reports));
  if (asOf === null) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Chip
        size="small"
        label={
          <>
            {TEXT} <Moment at={new Date(asOf).toISOString()} />
          </>
        }
      />
    </Box>
  );
}
