// "Baked": the client build ships the values of this file only, not the content they are picked from.
export { FRIENDS_TO_INVITE, INVITE_COPY } from '@summit/content';
