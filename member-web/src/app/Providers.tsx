import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { AppFrame } from '@summit/ui/app-frame/AppFrame';
import { createSummitTheme } from '@summit/ui/theme/createSummitTheme';
import type { ServicesProviderProps } from '@summit/web-app/services/create-services-context';
import { lazy } from 'react';
import { ServicesProvider, type Services } from '../lib/services';

const theme = createSummitTheme('member');

/** Comes with the first question: pages start without dialogs. */
const dialog = () => lazy(async () => ({ default: (await import('@summit/ui/feedback/ConfirmDialog')).ConfirmDialog }));

/** The styles of the components; the build takes what its pages use from there, and the browser finds it in the page. */
export const createStyles = (): EmotionCache => createCache({ key: 'gs' });

export interface ProvidersProps extends ServicesProviderProps<Services> {
  styles: EmotionCache;
}

export function Providers({ children, styles, ...services }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ServicesProvider {...services}>
        <AppFrame theme={theme} dialog={dialog}>
          {children}
        </AppFrame>
      </ServicesProvider>
    </CacheProvider>
  );
}
