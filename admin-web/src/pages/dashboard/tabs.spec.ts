import { TAB_GROUPS } from './tab';
import { tabOf, TABS, tabsOf } from './tabs';

describe('the tabs of the dashboard', () => {
  it('are the thirteen of the document, in order (A-047)', () => {
    const ids = TAB_GROUPS.flatMap((group) => tabsOf(group)).map(({ id }) => id);
    expect(ids.join(', ')).toBe(
      'overview, analytics, installments, customers, promo-codes, vip-management, all-affiliates, super-prompts, ' +
        'session-ratings, sessions, landing-page, cms, data-management',
    );
    expect([tabOf('installments').label, tabOf('vip-management').label]).toEqual(['Payment Plans', 'VIP Users']);
  });

  it('stand in one list with what the account menu leads to', () => {
    const shown = [...TAB_GROUPS, 'Account' as const].flatMap((group) => tabsOf(group));
    expect(TABS.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    expect(new Set(TABS.map(({ id }) => id)).size).toBe(TABS.length);
  });

  it('that only owners open are not offered to support (A-001)', () => {
    const hidden = TABS.filter((tab) => !tabsOf(tab.group, 'support').some(({ id }) => id === tab.id));
    expect(hidden.map(({ id }) => id)).toEqual([
      'data-management',
      'money',
      'audit-log',
      'staff',
      'company',
      'privacy',
    ]);
  });

  it('begin with the overview, also for an address that means nothing (A-045)', () => {
    expect([tabOf(null).id, tabOf('secrets').id]).toEqual(['overview', 'overview']);
  });
});
