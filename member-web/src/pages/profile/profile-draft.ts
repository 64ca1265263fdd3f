import { SOCIAL_NETWORKS, type SocialLinks } from '@summit/contracts';
import { browserStore, storedJson } from '@summit/web-app/browser/browser-store';
import { filledLinks } from './social-networks';

/** What the fields of the profile hold. */
export interface ProfileDraft {
  name: string;
  bio: string;
  links: ReturnType<typeof filledLinks>;
}

const textIn = (value: unknown, name: string): string | null => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof field === 'string' ? field : null;
};

/** Another version of the app may have written it. */
function draftIn(value: unknown): ProfileDraft | null {
  const [name, bio] = [textIn(value, 'name'), textIn(value, 'bio')];
  if (name === null || bio === null) return null;
  const typed: unknown = Reflect.get(Object(value) as object, 'links');
  const links = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, textIn(typed, network) ?? '']));
  return { name, bio, links: filledLinks(links as SocialLinks) };
}

const forget = (): void => browserStore.remove('profileDraft');

/**
 * What a member has typed into the profile and not saved, as long as the tab lives: the sign-in may end meanwhile (D-471). Where another member
 * reads, it is forgotten.
 */
export const profileDraftOf = (email: string) => ({
  read: (): ProfileDraft | null => {
    const kept = storedJson('profileDraft');
    if (textIn(kept, 'email') === email) return draftIn(kept);
    forget();
    return null;
  },
  keep: (draft: ProfileDraft): void => browserStore.set('profileDraft', JSON.stringify({ email, ...draft })),
  forget,
});
