import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bakedModules } from './build/baked-modules.mjs';
import { drawArt } from './build/draw-art.mjs';
import { fillPage } from './build/fill-page.mjs';

/** Draws the art before the public folder is read. */
const art = (): Plugin => ({
  name: 'summit-art',
  applyToEnvironment: (environment) => environment.name === 'client',
  async buildStart() {
    await drawArt(new URL('./public/', import.meta.url));
  },
});

/** In development the landing page is rendered on the server too, so that it behaves as it does when built. */
const renderInDevelopment = (): Plugin => ({
  name: 'summit-render',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    async handler(template, { server, originalUrl }) {
      const page = new URL(originalUrl ?? '/', 'http://host').pathname;
      if (!server || (page !== '/' && page !== '/landing-preview')) return template;
      const { renderLanding } = await server.ssrLoadModule('/src/entry-server.tsx');
      const html = fillPage(template, await renderLanding(process.env['SUMMIT_PHASE'], new Date().getUTCFullYear()));
      return page === '/' ? html : html.replace('data-page="landing"', 'data-page="preview"');
    },
  },
});

export default defineConfig({
  plugins: [react(), bakedModules(), art(), renderInDevelopment()],
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
