import { AppFrame } from '@summit/ui/app-frame/AppFrame';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';
import type { ServicesProviderProps } from '@summit/web-app/services/create-services-context';
import { ServicesProvider, type Services } from '../lib/services';

const theme = createSummitTheme('admin');

/** What every page stands in; what only pages behind the sign-in need comes with them (OfficeProviders). */
export function Providers({ children, services }: ServicesProviderProps<Services>) {
  return (
    <ServicesProvider services={services}>
      <AppFrame theme={theme}>{children}</AppFrame>
    </ServicesProvider>
  );
}
