import { matchPage, type PageName } from '@summit/contracts';
import { signInState } from '@summit/web-app/page/return-place';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '../lib/paths';
import { useVipSession } from '../lib/services';
import { lazyPage } from '@summit/web-app/page/lazy-page';
import { AREA_PAGES, VIP_PAGES } from './member-routes';

/** All pages but those of the sign-in, with what they have in common: a script of its own, which the sign-in does without. */
export const MEMBER_AREA = lazyPage('MemberArea', () => import('./MemberArea'));

/** Pages for members only: everybody else signs in first and then comes back, unless they chose to leave (M-046, M-047). */
export function AreaGate() {
  const { token, signedOutBy } = useVipSession();
  const location = useLocation();
  const name = matchPage(location.pathname)?.name;
  if (token === null && name !== undefined && name in VIP_PAGES)
    return <Navigate to={loginPath} replace state={signInState(location, signedOutBy)} />;
  return <Area name={name} />;
}

function Area({ name }: { name: PageName | undefined }) {
  // After a sign-in the script of the page comes together with that of the area, not after it.
  useState(() => void (name && AREA_PAGES[name]?.load().catch(() => undefined)));
  return <MEMBER_AREA.Page />;
}
