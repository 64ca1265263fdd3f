import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { withFigures } from '../../lib/site/figures';
import { vipPath } from '../../lib/site/paths';
import { MISSED_WITH_FREE } from './thank-you-copy.baked';

/** What a free registration does not contain, in neutral words (F-260), and the way to it (F-261). */
export function MissedList() {
  return (
    <section aria-labelledby="missed-title">
      <Typography id="missed-title" variant="h3" component="h2">
        {MISSED_WITH_FREE.title}
      </Typography>
      <ul className="missed">
        {MISSED_WITH_FREE.items.map((item) => (
          <li key={item}>
            <Minus size={20} strokeWidth={1.75} aria-hidden />
            <span>
              <span style={visuallyHidden}>Not included: </span>
              {withFigures(item)}
            </span>
          </li>
        ))}
      </ul>
      <Button component={Link} to={vipPath} variant="outlined">
        See what VIP includes
      </Button>
    </section>
  );
}
