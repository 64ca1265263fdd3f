import { browserStore } from '@summit/web-app/browser/browser-store';
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
  try {
    const value: unknown = JSON.parse(browserStore.get('ratingDrafts') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Drafts) : {};
  } catch {
    return {};
  }
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
 * What somebody has typed about a session and not sent, as long as the tab lives: its window may end meanwhile, or the sign-in (D-493). A
 * member finds what they typed before they signed in, and nobody finds what a member typed.
 */
export function useRatingDraft(sessionId: string) {
  const { user } = useVipSession();
  const keyOf = (who: string): string => `${who} ${sessionId}`;
  const who = user?.email ?? VISITOR;
  const change = (part: (kept: Drafts) => Drafts): void =>
    browserStore.set('ratingDrafts', JSON.stringify(part(drafts())));
  return {
    read: (): RatingDraft | null => draftIn(drafts()[keyOf(who)] ?? drafts()[keyOf(VISITOR)]),
    keep: (draft: RatingDraft): void => change((kept) => ({ ...kept, [keyOf(who)]: draft })),
    forget: (): void => change(({ [keyOf(who)]: _own, [keyOf(VISITOR)]: _before, ...others }) => others),
  };
}
