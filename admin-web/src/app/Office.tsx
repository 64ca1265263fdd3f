import { DashboardPage } from '../pages/dashboard/DashboardPage';
import { useAdminSession } from '../lib/services';
import { OfficeProviders } from './OfficeProviders';

/** Everything behind the sign-in. */
export function Office() {
  const { token } = useAdminSession();
  return (
    <OfficeProviders>
      {/* Another token may be another administrator: nothing that a page holds stays. */}
      <DashboardPage key={token} />
    </OfficeProviders>
  );
}
