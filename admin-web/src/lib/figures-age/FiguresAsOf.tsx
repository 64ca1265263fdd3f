import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { EndpointSpec } from '@summit/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services';
import { Moment } from '../time/Moment';

const TEXT = 'Figures as of';

/** From when the oldest figures of these reports are; nothing where they are those of now. */
export function FiguresAsOf({ of: reports }: { of: readonly EndpointSpec[] }) {
  const { figuresAges } = useServices();
  const oldest = useCallback(() => figuresAges.oldest(reports.map(({ path }) => path)), [figuresAges, reports]);
  const asOf = useSyncExternalStore(figuresAges.subscribe, oldest);
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
