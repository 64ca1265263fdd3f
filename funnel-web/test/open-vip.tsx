import { BUMPS, quote, PRICE_BOOK } from '@summit/pricing';
import { screen, within } from '@testing-library/react';
import { fakeOfferPorts, summaryOf, type FakeOfferOptions } from './fake-offer-ports';
import { renderOffer } from './render-offer';
import { VipPage } from '../src/pages/vip/VipPage';

export const REGISTERED = {
  userEmail: 'hana@example.com',
  userName: 'Hana',
  bonusDownloadUrls: JSON.stringify({ 'free-signup-bonus-1': { url: 'https://x.example/1' } }),
  inviteUrl: 'https://x.example/?invite=1',
};

export const VIP = quote({
  product: 'vip',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
});

export const { early: PRICE, reference: REFERENCE } = PRICE_BOOK.vip;

export const BUMP = BUMPS.vip_bump.cents;

export const checkout = async () => ({ url: 'https://pay.example/c/1', already_owned: false, quote: summaryOf(VIP) });

export async function open(options: FakeOfferOptions = {}, returnPage: 'vip' | 'vip-upgrade' = 'vip', query = '') {
  const fake = fakeOfferPorts({ kept: REGISTERED, ...options });
  const rendered = await renderOffer(
    <VipPage phase="concluded" returnPage={returnPage} />,
    fake.ports,
    `/${returnPage}${query}`,
  );
  return { ...fake, ...rendered };
}

export const card = () => within(screen.getByRole('region', { name: 'VIP upgrade' }));

export const due = () => card().getByText('Due today').parentElement;

export const addOn = () => card().getByRole('checkbox', { name: /Add the Speaker Interview Highlights Vault/ });
