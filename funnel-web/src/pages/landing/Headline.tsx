import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { servedHeadline } from '../../lib/landing/served-headline';

/** What this visitor was served stays, also when newer content comes in: an experiment must not change under somebody's eyes. */
export function Headline({ title }: { title: string }) {
  const [served] = useState(servedHeadline);
  return (
    <Typography variant="display" className="headline">
      <span>{served ?? title}</span>
    </Typography>
  );
}
