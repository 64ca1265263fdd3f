import type { ViewerAccess } from '@summit/contracts';
import { createContext } from 'react';

/** To whom a list was answered, and when: what the marks of its windows depend on. */
export interface ListViewer {
  /** May watch all of it at any time, by the server's word: not every member has access to every summit. */
  asMember: boolean;
  /** Server's clock minus ours, in ms. */
  skew: number;
}

export const ListViewerContext = createContext<ListViewer>({ asMember: false, skew: 0 });

type List = Pick<ListViewer, 'skew'> & ({ requires_vip: true } | { requires_vip: false; viewer_access: ViewerAccess });

export const viewerOf = (list: List): ListViewer => ({
  asMember: !list.requires_vip && list.viewer_access === 'vip',
  skew: list.skew,
});
