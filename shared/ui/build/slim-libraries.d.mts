import type { Plugin } from 'vite';

export function slimLibraries(): Plugin;
