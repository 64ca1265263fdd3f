import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { AppFrame } from '@summit/ui/app-frame/AppFrame';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';
import type { ServicesProviderProps } from '@summit/web-app/services/create-services-context';
import { ServicesProvider, type Services } from '../lib/services';

const theme = createSummitTheme('admin');

/** The styles of the components; the build takes what its pages use from there, and the browser finds it in the page. */
export const createStyles = (): EmotionCache => createCache({ key: 'gs' });

export interface ProvidersProps extends ServicesProviderProps<Services> {
  styles: EmotionCache;
}

/** What every page stands in; what only pages behind the sign-in need comes with them (OfficeProviders). */
export function Providers({ children, styles, services }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ServicesProvider services={services}>
        <AppFrame theme={theme}>{children}</AppFrame>
      </ServicesProvider>
    </CacheProvider>
  );
}
