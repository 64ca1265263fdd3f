import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  envPrefix: ['FUNNEL_', 'MEMBER_', 'ADMIN_', 'SUPPORT_EMAIL'],
  // What the member and the admin app have in common before any script runs: scheme, icon, security headers.
  publicDir: '../shared/ui/app-public',
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
