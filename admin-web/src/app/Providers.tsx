import { AppFrame } from '@summit/ui/app-frame/AppFrame';
import { ConfirmDialog } from '@summit/ui/feedback/ConfirmDialog';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';
import type { ServicesProviderProps } from '@summit/web-app/services/create-services-context';
import { ServicesProvider, type Services } from '../lib/services';

const theme = createSummitTheme('admin');
const dialog = () => ConfirmDialog;

export function Providers({ children, ...services }: ServicesProviderProps<Services>) {
  return (
    <ServicesProvider {...services}>
      <AppFrame theme={theme} dialog={dialog}>
        {children}
      </AppFrame>
    </ServicesProvider>
  );
}
