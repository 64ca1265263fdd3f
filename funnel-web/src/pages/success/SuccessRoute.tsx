import '../../styles/success.css';
import type { SummitPhase } from '@summit/rules';
import { useLocation } from 'react-router-dom';
import { SuccessPage } from './SuccessPage';

/** Another order in the address is another page. */
export function SuccessRoute({ phase }: { phase: SummitPhase }) {
  return <SuccessPage key={useLocation().search} phase={phase} />;
}
