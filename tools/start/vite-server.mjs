// npm run dev: the development server of one app, with hot reload and the same /api as in production.
import path from 'node:path';
import { createServer } from 'vite';

const app = /** @type {'funnel' | 'member' | 'admin'} */ (process.argv[2]);
const { env } = process;
const server = await createServer({
  root: path.resolve(import.meta.dirname, `../../${app}-web`),
  clearScreen: false,
  server: {
    host: 'localhost',
    port: Number(env[`${app.toUpperCase()}_PORT`]),
    strictPort: true,
    proxy: { '/api': { target: env.API_ORIGIN, xfwd: true } },
  },
});
await server.listen();
console.log(`ready on http://localhost:${server.config.server.port}`);

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
