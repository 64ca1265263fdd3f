// "Baked": the client build ships the values of this file only, not the content they are picked from.
import { SOCIAL_POSTS } from '@summit/content';

/** With `{link}` where the speaker's own link goes. */
export const SHARE_TEXT = SOCIAL_POSTS[0].content;
