import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bakedModules } from './build/baked-modules.mjs';
import { drawArt } from './build/draw-art.mjs';
import { fillPage } from './build/fill-page.mjs';
import { sharedChunks } from './build/shared-chunks.mjs';
import { slimLibraries } from '../shared/ui/build/slim-libraries.mjs';

/** Draws the art before the public folder is read. */
const art = (): Plugin => ({
  name: 'summit-art',
  applyToEnvironment: (environment) => environment.name === 'client',
  async buildStart() {
    await drawArt(new URL('./public/', import.meta.url));
  },
});

/** In development the pages that wait for their visitor are rendered on the server too, so that they behave as when built. */
const renderInDevelopment = (): Plugin => ({
  name: 'summit-render',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    async handler(template, { server, originalUrl }) {
      if (!server) return template;
      const { pathname } = new URL(originalUrl ?? '/', 'http://host');
      const phase = process.env['SUMMIT_PHASE'];
      const { renderLanding, renderReadingPages } = await server.ssrLoadModule('/src/entry-server.tsx');
      if (pathname === '/' || pathname === '/landing-preview') {
        const html = fillPage(template, await renderLanding(phase, new Date().getUTCFullYear()));
        return pathname === '/' ? html : html.replace('data-page="landing"', 'data-page="preview"');
      }
      const pages: (Parameters<typeof fillPage>[1] & { path: string })[] = await renderReadingPages(phase, Date.now());
      const page = pages.find(({ path }) => path === pathname);
      return page ? fillPage(template, page) : template;
    },
  },
});

export default defineConfig({
  plugins: [react(), slimLibraries(), bakedModules(), art(), renderInDevelopment(), sharedChunks()],
  envPrefix: ['FUNNEL_', 'MEMBER_', 'SUPPORT_EMAIL'],
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Every asset is a file with its hash: data addresses would grow the HTML.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: { noExternal: [/^@mui\//, /^@summit\//] },
});
