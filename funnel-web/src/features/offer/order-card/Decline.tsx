import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

export interface DeclineProps {
  /** Neutral words: "No thanks, finish my order". */
  label: string;
  to: string;
}

/** As easy as the accept: full width, right under it, and again at the end of the page (F-138). */
export function Decline({ label, to }: DeclineProps) {
  return (
    <Button component={Link} to={to} variant="text" fullWidth className="decline">
      {label}
    </Button>
  );
}
