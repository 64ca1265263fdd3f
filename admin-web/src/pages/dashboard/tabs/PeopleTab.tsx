import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CustomersTab } from '../../../features/customers/CustomersTab';
import { ReceiptDialog } from '../../../features/payouts/ReceiptDialog';
import { PersonView } from '../../../features/person/PersonView';
import { personIn } from '../../../lib/dashboard/person-place';

/** Tab `customers`: everybody, or the one person that the address names (A-090..A-097). */
export function PeopleTab() {
  const [address] = useSearchParams();
  const email = personIn(address);
  const [receipt, setReceipt] = useState<string | null>(null);
  if (email === null) return <CustomersTab />;
  return (
    <>
      <PersonView key={email} email={email} onReceipt={setReceipt} />
      {receipt && <ReceiptDialog orderId={receipt} onClose={() => setReceipt(null)} />}
    </>
  );
}
