import { browserStore, storedJson } from '@summit/web-app/browser/browser-store';
import { useAdminSession } from '../services';

/** What was typed into a form, and what it began with. */
export interface TypedEdit<Values> {
  began: Values;
  values: Values;
}

export interface KeptEdit<Values> {
  /** `like`: values of the same form; fields that they lack, another version of the app had. */
  read: (like: Values) => TypedEdit<Values> | null;
  keep: (typed: TypedEdit<Values>) => void;
  forget: () => void;
}

type Kept = Record<string, unknown>;

function allKept(): Kept {
  const value = storedJson('adminEdits');
  return typeof value === 'object' && value !== null ? (value as Kept) : {};
}

/** What other administrators have typed in this tab is not this one's to see, and is gone. */
function keptBy(who: string): Kept {
  const all = Object.entries(allKept());
  const own = all.filter(([key]) => key.startsWith(`${who} `));
  const kept = Object.fromEntries(own) as Kept;
  if (own.length < all.length) browserStore.set('adminEdits', JSON.stringify(kept));
  return kept;
}

function shapedLike<Values extends object>(like: Values, given: unknown): Values | null {
  if (typeof given !== 'object' || given === null) return null;
  const known = Object.entries(given).filter(
    ([field, value]) => Object.hasOwn(like, field) && typeof value === typeof Reflect.get(like, field),
  );
  return { ...like, ...Object.fromEntries(known) };
}

/**
 * What somebody has typed into the form of `what` and not saved, as long as the tab lives: the sign-in may end meanwhile, and the form with it
 * (D-462). It is forgotten when it is saved or discarded, and with all others when they sign out (`useLogout`).
 */
export function useKeptEdits<Values extends object>(): (what: string) => KeptEdit<Values> {
  const { email: who } = useAdminSession();
  // Once the sign-in is over, the form stands there a moment longer.
  const change = (part: (kept: Kept) => Kept): void =>
    who === null ? undefined : browserStore.set('adminEdits', JSON.stringify(part(keptBy(who))));
  return (what) => {
    const key = `${who} ${what}`;
    return {
      read: (like) => {
        const typed = who === null ? null : keptBy(who)[key];
        if (typeof typed !== 'object' || typed === null) return null;
        const began = shapedLike(like, Reflect.get(typed, 'began'));
        const values = shapedLike(like, Reflect.get(typed, 'values'));
        return began && values && { began, values };
      },
      keep: (typed) => change((kept) => ({ ...kept, [key]: typed })),
      forget: () => change(({ [key]: _forgotten, ...others }) => others),
    };
  };
}
