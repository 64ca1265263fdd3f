import '../../styles/success.css';
import { useLocation } from 'react-router-dom';
import { SuccessPage } from './SuccessPage';

/** Another order in the address is another page. */
export function SuccessRoute() {
  return <SuccessPage key={useLocation().search} />;
}
