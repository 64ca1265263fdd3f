import Typography from '@mui/material/Typography';
import { HEADLINES } from '../../lib/landing/landing-copy.baked';

/** Both variants of the experiment share one grid cell; the style sheet shows the one that the root names (C-080). */
export function Headline({ title }: { title: string }) {
  return (
    <Typography variant="display" className="headline">
      <span className="headline__a">{title}</span>
      <span className="headline__b">{HEADLINES.B}</span>
    </Typography>
  );
}
