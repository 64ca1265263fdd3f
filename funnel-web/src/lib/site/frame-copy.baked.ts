// What the frame of every page says, apart from the copy of the landing page, which other pages do without. "Baked": see landing-copy.baked.ts.
export { CHAT_LINK, PHASE_COPY } from '@summit/content';
