import { describeOfferTimers, describeSavedCards } from '../../../../../test/contracts/offers.contract.js';
import { InMemoryBuyerAddresses } from './buyer-addresses.fake.js';
import { InMemoryOfferTimers } from './offer-timers.fake.js';
import { InMemorySavedCards } from './saved-cards.fake.js';

const stop = async () => undefined;

describeOfferTimers('the fake', async () => {
  const addresses = new InMemoryBuyerAddresses();
  const timers = new InMemoryOfferTimers(addresses);
  const paid = new Set<string>();
  timers.proves = ({ buyerId, email }) => paid.has(`${buyerId} ${email}`);
  return { timers, addresses, pay: async (buyerId, email) => void paid.add(`${buyerId} ${email}`), stop };
});

describeSavedCards('the fake', async () => {
  const cards = new InMemorySavedCards();
  return { cards, save: async (card) => void cards.saved.push(card), stop };
});
