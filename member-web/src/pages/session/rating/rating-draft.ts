import { browserStore, storedJson } from '@summit/web-app/browser/browser-store';
import { useVipSession } from '../../../lib/services';

/** What the fields of a rating hold. */
export interface RatingDraft {
  rating: number | null;
  user_name: string;
  comment: string;
  takeaways: string;
}

export const NOTHING_TYPED: RatingDraft = { rating: null, user_name: '', comment: '', takeaways: '' };

/** Where nobody is signed in. */
const VISITOR = '';
type Drafts = Record<string, unknown>;

function drafts(): Drafts {
  const value = storedJson('ratingDrafts');
  return typeof value === 'object' && value !== null ? (value as Drafts) : {};
}

/** Another version of the app may have written it. */
function draftIn(value: unknown): RatingDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const text = (name: keyof RatingDraft): string => {
    const field: unknown = Reflect.get(value, name);
    return typeof field === 'string' ? field : '';
  };
  const rating: unknown = Reflect.get(value, 'rating');
  return {
    rating: typeof rating === 'number' ? rating : null,
    user_name: text('user_name'),
    comment: text('comment'),
    takeaways: text('takeaways'),
  };
}

/**
 * What a member has typed, and what somebody had typed in this tab before they signed in, which is theirs from now on: whoever comes after them
 * finds neither. Of members before them nothing is kept.
 */
function takenOverBy(who: string): Drafts {
  const kept = Object.entries(drafts());
  const before = kept.filter(([key]) => key.startsWith(`${VISITOR} `)).map(([key, draft]) => [who + key, draft]);
  const own = kept.filter(([key]) => key.startsWith(`${who} `));
  const taken = Object.fromEntries([...before, ...own]) as Drafts;
  if (kept.length > 0) browserStore.set('ratingDrafts', JSON.stringify(taken));
  return taken;
}

/**
 * What somebody has typed about a session and not sent, as long as the tab lives: its window may end meanwhile, or the sign-in (D-493). Whoever
 * signs out by choice takes it along (`useLogout`).
 */
export function useRatingDraft(sessionId: string) {
  const { user } = useVipSession();
  const who = user?.email ?? VISITOR;
  const key = `${who} ${sessionId}`;
  const change = (part: (kept: Drafts) => Drafts): void =>
    browserStore.set('ratingDrafts', JSON.stringify(part(drafts())));
  return {
    read: (): RatingDraft | null => draftIn((who === VISITOR ? drafts() : takenOverBy(who))[key]),
    keep: (draft: RatingDraft): void => change((kept) => ({ ...kept, [key]: draft })),
    forget: (): void => change(({ [key]: _sent, ...others }) => others),
  };
}
