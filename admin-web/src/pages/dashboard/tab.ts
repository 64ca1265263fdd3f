import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** In the order of the navigation. The last one deletes and stands apart. */
export const TAB_GROUPS = ['Insight', 'Money', 'People', 'Content', 'Danger'] as const;

export interface Tab {
  /** `?tab=` in the address. */
  id: string;
  label: string;
  /** Where the navigation shows it; `Account` is the header's menu. */
  group: (typeof TAB_GROUPS)[number] | 'Account';
  icon: LucideIcon;
  /** Support does not see it: its calls are the owners'. */
  ownersOnly?: true;
  /** Which of the header's filters its calls know. */
  filters: readonly ('days' | 'summit')[];
  /** Fetches its script when it is opened: grids and charts weigh hundreds of kilobytes. */
  load: () => Promise<ComponentType>;
}
