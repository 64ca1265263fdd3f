import { LEGAL_PAGE_IDS, PAGES } from '@summit/contracts';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { RunningApp } from '../islands/app-loader';
import {
  dfyPath,
  implementationPath,
  legalPath,
  ordersPath,
  receiptPath,
  speakerDashboardPath,
  speakerLoginPath,
  speakerSetPasswordPath,
  successPath,
  thankYouPath,
  unsubscribePath,
  vipPath,
  vipUpgradePath,
} from '../lib/site/paths';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { Dialogs } from './Dialogs';
import { ErrorBoundary } from './ErrorBoundary';
import { HeldOrdersProvider } from './HeldOrdersProvider';
import { OfferHeader } from './layout/OfferHeader';
import { PageFrame } from './layout/PageFrame';
import { loadDialogHost } from './load-dialog-host';
import { loadLegalRoute } from './load-legal-route';
import { OFFER_ROUTES, offerOf } from './offer-routes';
import type { PageStart } from './page-start';
import { useDialogs } from './useDialogs';
import { usePageStart } from './usePageStart';

const LegalRoute = lazy(async () => ({ default: (await loadLegalRoute()).LegalRoute }));
const ThankYouRoute = lazy(async () => ({ default: (await import('../pages/thank-you/ThankYouRoute')).ThankYouRoute }));
const SuccessRoute = lazy(async () => ({ default: (await import('../pages/success/SuccessRoute')).SuccessRoute }));
const OrdersRoute = lazy(async () => ({ default: (await import('../pages/orders/OrdersRoute')).OrdersRoute }));
const ReceiptRoute = lazy(async () => ({ default: (await import('../pages/receipt/ReceiptRoute')).ReceiptRoute }));
const SpeakerLoginRoute = lazy(async () => ({
  default: (await import('../pages/speaker-login/SpeakerLoginRoute')).SpeakerLoginRoute,
}));
const SpeakerSetPasswordRoute = lazy(async () => ({
  default: (await import('../pages/speaker-set-password/SpeakerSetPasswordRoute')).SpeakerSetPasswordRoute,
}));
const UnsubscribeRoute = lazy(async () => ({
  default: (await import('../pages/unsubscribe/UnsubscribeRoute')).UnsubscribeRoute,
}));
const SpeakerDashboardRoute = lazy(async () => ({
  default: (await import('../pages/speaker-dashboard/SpeakerDashboardRoute')).SpeakerDashboardRoute,
}));

/** Pages that ask nobody who has just ordered to register or to buy the same. */
const AFTER_ORDER_PATHS: ReadonlySet<string> = new Set([...Object.values(thankYouPath), successPath, ordersPath]);

export interface PagesAppProps {
  /** What the first render shows; a prerendered page must say the same in the browser. */
  start: PageStart;
  onReady?: (app: RunningApp) => void;
}

/** Every page of the funnel but the landing page, which has an entry of its own. */
export function PagesApp({ start, onReady }: PagesAppProps) {
  const state = usePageStart(start);
  const dialogs = useDialogs();
  const { show } = dialogs;
  const { phase, day } = state;
  const { pathname } = useLocation();
  // The router takes a slash at the end as well.
  const path = pathname.replace(/\/$/, '');
  const offer = offerOf(path);
  const afterOrder = AFTER_ORDER_PATHS.has(path);
  useEffect(() => {
    onReady?.({
      async run(intent, opener) {
        await loadDialogHost();
        show(intent, opener);
      },
      showContent: () => undefined,
    });
  }, [onReady, show]);
  return (
    <HeldOrdersProvider path={path} aboutOrders={offer !== undefined || afterOrder}>
      <PageFrame
        {...state}
        onLanding={false}
        selling={!afterOrder}
        header={offer && <OfferHeader phase={phase} day={day} product={offer} />}
      >
        <ErrorBoundary>
          {/* Room for the page that is on its way; the footer comes with it (way-back.css). */}
          <Suspense fallback={<main id="main" className="page-wait" />}>
            <Routes>
              <Route path={vipPath} element={<OFFER_ROUTES.vip.Page key="vip" phase={phase} upgrade={false} />} />
              <Route
                path={vipUpgradePath}
                element={<OFFER_ROUTES.vip.Page key="vip-upgrade" phase={phase} upgrade />}
              />
              <Route path={implementationPath} element={<OFFER_ROUTES.implementation.Page phase={phase} />} />
              <Route path={dfyPath} element={<OFFER_ROUTES.dfy.Page phase={phase} />} />
              <Route path={thankYouPath.vip} element={<ThankYouRoute key="1" page={1} phase={phase} />} />
              <Route path={thankYouPath.implementation} element={<ThankYouRoute key="2" page={2} phase={phase} />} />
              <Route path={thankYouPath.dfy} element={<ThankYouRoute key="3" page={3} phase={phase} />} />
              <Route path={successPath} element={<SuccessRoute phase={phase} />} />
              <Route path={ordersPath} element={<OrdersRoute />} />
              <Route path={receiptPath} element={<ReceiptRoute />} />
              <Route path={speakerLoginPath} element={<SpeakerLoginRoute />} />
              <Route path={speakerSetPasswordPath} element={<SpeakerSetPasswordRoute />} />
              <Route path={speakerDashboardPath} element={<SpeakerDashboardRoute />} />
              <Route path={unsubscribePath} element={<UnsubscribeRoute />} />
              {LEGAL_PAGE_IDS.map((id) => (
                <Route key={id} path={legalPath(id)} element={<LegalRoute notFound={<NotFoundPage />} />} />
              ))}
              <Route path={PAGES.legalPage.path} element={<LegalRoute notFound={<NotFoundPage />} />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
        <Dialogs dialogs={dialogs} speakers={[]} onLanding={false} />
      </PageFrame>
    </HeldOrdersProvider>
  );
}
