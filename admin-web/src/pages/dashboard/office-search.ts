import { adminSearchEndpoint, SEARCH_MIN_LENGTH, type FoundInOffice } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { To } from 'react-router-dom';
import { personPlace } from '../../lib/dashboard/person-place';
import { formatDollars } from '../../lib/format/format-figures';
import type { Services } from '../../lib/services';
import type { Tab } from './tab';
import type { TabId } from './tabs';

/** One thing that the search leads to. */
export interface Hit {
  key: string;
  group: 'Sections' | 'People' | 'Orders' | 'Promo codes' | 'Affiliates';
  label: string;
  note: string;
  to: To;
}

/** What the server finds by the term; nothing is asked for before it is long enough. */
export const searchQuery = ({ api }: Services, term: string) =>
  queryOptions({
    queryKey: ['admin', 'search', term],
    queryFn: async ({ signal }) => (await api.send(adminSearchEndpoint, { query: { term }, signal })).data,
    enabled: term.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });

export interface HitsContext {
  /** The tabs that whoever is signed in may open. */
  tabs: readonly (Tab & { id: TabId })[];
  tabLink: (id: TabId) => To;
}

/** Sections whose name holds the term, then what the server found. */
export function hitsOf(term: string, found: FoundInOffice | undefined, { tabs, tabLink }: HitsContext): Hit[] {
  const part = term.toLowerCase();
  const sections = tabs.filter(({ label }) => label.toLowerCase().includes(part));
  const asked = term.length >= SEARCH_MIN_LENGTH ? found : undefined;
  return [
    ...sections.map(({ id, label }) => hit('Sections', id, { label, note: '', to: tabLink(id) })),
    ...(asked?.people ?? []).map(({ email, name }) =>
      hit('People', email, { label: name || email, note: name ? email : '', to: personPlace(email) }),
    ),
    ...(asked?.orders ?? []).map(({ id, email, product, amount, status }) =>
      hit('Orders', id, {
        label: `${PRODUCT_NAMES[product].short}, ${formatDollars(amount)}, ${id.slice(0, 8)}`,
        note: [email, status.replaceAll('_', ' ')].filter(Boolean).join(', '),
        to: email === '' ? tabLink('overview') : personPlace(email),
      }),
    ),
    ...(asked?.codes ?? []).map(({ code, product }) =>
      hit('Promo codes', code, { label: code, note: PRODUCT_NAMES[product].short, to: tabLink('promo-codes') }),
    ),
    ...(asked?.affiliates ?? []).map(({ code, name, email }) =>
      hit('Affiliates', code, { label: `${name}, ${code}`, note: email, to: tabLink('all-affiliates') }),
    ),
  ];
}

const hit = (group: Hit['group'], id: string, more: Pick<Hit, 'label' | 'note' | 'to'>): Hit => ({
  key: `${group}:${id}`,
  group,
  ...more,
});
