/** An affiliate as Tapfiliate's API 1.6 lists it. */
export interface TapfiliateAffiliate {
  /** Also the default code of its links. */
  id: string;
  firstname: string;
  lastname: string;
  email: string | null;
  company: { name: string; description: string | null } | null;
  created_at: string;
  parent_id: null;
  affiliate_group_id: null;
  meta_data: Record<string, string>;
}

const FIRST_NAMES = ['Ines', 'Marek', 'Sofia', 'Jonas', 'Leila', 'Tomas', 'Yuki', 'Nadia', 'Bruno', 'Clara'];
const LAST_NAMES = ['Ferreira', 'Novak', 'Lindgren', 'Haddad', 'Tanaka', 'Moreau'];

const affiliate = (given: Partial<TapfiliateAffiliate> & Pick<TapfiliateAffiliate, 'id' | 'email'>) => ({
  firstname: '',
  lastname: '',
  company: null,
  created_at: '2025-06-02T09:30:00+00:00',
  parent_id: null,
  affiliate_group_id: null,
  meta_data: {},
  ...given,
});

/** Sixty partners (three pages): one with an address that a speaker has here, one only known by company, two that can't be imported. */
export const DEMO_AFFILIATES: readonly TapfiliateAffiliate[] = [
  affiliate({
    id: 'amara-elsewhere',
    firstname: 'Amara',
    lastname: 'Okafor',
    email: 'Amara-Okafor@speakers.summit.test',
  }),
  affiliate({
    id: 'ridgeline-media',
    email: 'partners@ridgeline-media.test',
    company: { name: 'Ridgeline Media', description: 'Newsletter for founders' },
  }),
  affiliate({ id: 'no-address', firstname: 'Nobody', lastname: 'Reachable', email: null }),
  affiliate({ id: 'not a code', firstname: 'Odd', lastname: 'Code', email: 'odd-code@partners.test' }),
  ...Array.from({ length: 56 }, (_, index) => {
    const firstname = FIRST_NAMES[index % FIRST_NAMES.length]!;
    const lastname = LAST_NAMES[Math.floor(index / FIRST_NAMES.length)]!;
    const id = `${firstname}${lastname}`.toLowerCase();
    return affiliate({ id, firstname, lastname, email: `${id}@partners.test` });
  }),
];
