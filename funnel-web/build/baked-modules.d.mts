import type { Plugin } from 'vite';

export function bakedModules(): Plugin;
