// Serves the three built apps on this machine: npm start and the browser tests. Production uses nginx (docker/).
import path from 'node:path';
import { readImageOrigins } from './built-app.mjs';
import { createAppServer } from './create-app-server.mjs';
import { securityExpiry, securityTxt } from './security-txt.mjs';

const { env } = process;
const root = path.resolve(import.meta.dirname, '../..');
const ports = {
  funnel: Number(env.FUNNEL_PORT || 4200),
  member: Number(env.MEMBER_PORT || 4201),
  admin: Number(env.ADMIN_PORT || 4202),
};
const origins = {
  funnel: env.FUNNEL_ORIGIN || `http://localhost:${ports.funnel}`,
  member: env.MEMBER_ORIGIN || `http://localhost:${ports.member}`,
  admin: env.ADMIN_ORIGIN || `http://localhost:${ports.admin}`,
};

const expires = securityExpiry(env.SECURITY_TXT_EXPIRES, Date.now());

const servers = await Promise.all(
  /** @type {const} */ (['funnel', 'member', 'admin']).map(async (app) => {
    const server = await createAppServer({
      app,
      dist: path.join(root, `${app}-web/dist`),
      apiOrigin: env.API_ORIGIN || 'http://127.0.0.1:3000',
      origins,
      security: securityTxt({ origin: origins[app], expires, contact: env.SUPPORT_EMAIL }),
      imageOrigins: readImageOrigins(env.IMAGE_ORIGINS),
      ...(env.PROMPTS_TOKEN && { promptsToken: env.PROMPTS_TOKEN }),
    });
    // 'localhost' listens on IPv4 and IPv6: browsers try both.
    await server.listen({ host: env.WEB_HOST || 'localhost', port: ports[app] });
    return server;
  }),
);
console.log(`Serving ${origins.funnel}, ${origins.member}, ${origins.admin}`);

const stop = () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
