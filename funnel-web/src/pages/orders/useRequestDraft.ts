import { use, useEffect, useState } from 'react';
import type { BrowserStore } from '../../lib/browser/browser-store';
import { OrdersPortsContext } from './orders-ports';

/** Which request is open below an order, and what its fields hold. */
export interface RequestDraft {
  open: 'refund' | 'email' | null;
  reason: string;
  email: string;
}

const NOTHING_TYPED: RequestDraft = { open: null, reason: '', email: '' };

function draftsIn(store: BrowserStore): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(store.get('orderRequestDrafts') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Another version of the app may have written it. */
function draftIn(value: unknown): RequestDraft {
  if (typeof value !== 'object' || value === null) return NOTHING_TYPED;
  const field = (name: keyof RequestDraft): unknown => Reflect.get(value, name);
  const text = (name: 'reason' | 'email'): string => {
    const typed = field(name);
    return typeof typed === 'string' ? typed : '';
  };
  const open = field('open');
  return { open: open === 'refund' || open === 'email' ? open : null, reason: text('reason'), email: text('email') };
}

/** What a buyer has typed into the requests of an order and not sent, as long as the tab lives: a reload shows it again (D-465). */
export function useRequestDraft(orderNumber: string) {
  const { store } = use(OrdersPortsContext);
  const [draft, setDraft] = useState(() => draftIn(Reflect.get(draftsIn(store), orderNumber)));
  useEffect(() => {
    const { [orderNumber]: _before, ...others } = draftsIn(store);
    const isEmpty = draft.open === null && draft.reason === '' && draft.email === '';
    const kept = isEmpty ? others : { ...others, [orderNumber]: draft };
    if (Object.keys(kept).length > 0) store.set('orderRequestDrafts', JSON.stringify(kept));
    else store.remove('orderRequestDrafts');
  }, [store, orderNumber, draft]);
  const change = (part: Partial<RequestDraft>): void => setDraft((before) => ({ ...before, ...part }));
  return { draft, change };
}
