import { useSearchParams } from 'react-router-dom';
import { CustomersTab } from '../../../features/customers/CustomersTab';
import { PersonView } from '../../../features/person/PersonView';
import { personIn } from '../../../lib/dashboard/person-place';

/** Tab `customers`: everybody, or the one person that the address names (A-090..A-097). */
export function PeopleTab() {
  const [address] = useSearchParams();
  const email = personIn(address);
  return email === null ? <CustomersTab /> : <PersonView key={email} email={email} />;
}
