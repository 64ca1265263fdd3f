import type { Plugin } from 'vite';

/** Puts what the pages of an order share into few files. */
export function sharedChunks(): Plugin;
