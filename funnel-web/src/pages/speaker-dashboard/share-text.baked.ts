// "Baked": the client build ships the values of this file only, not the content they are picked from.
import { SOCIAL_POSTS } from '@summit/content';

/** With `{link}` where the own link goes. One that is true of who gave no session, too: affiliates have this dashboard as well. */
export const SHARE_TEXT = SOCIAL_POSTS[3].content;
