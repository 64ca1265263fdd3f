import Stack from '@mui/material/Stack';
import { CompanyView } from '../../../features/company/CompanyView';
import { ProofPagePanel } from '../../../features/proof-page/ProofPagePanel';

/** Tab `company`: the seller on invoices, and what the site says of itself. */
export function CompanyTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <CompanyView />
      <ProofPagePanel />
    </Stack>
  );
}
