import { readFileSync } from 'node:fs';
import path from 'node:path';

const SHIPPED = path.resolve(import.meta.dirname, '../../docker/nginx');
const read = (/** @type {string} */ file) => readFileSync(path.join(SHIPPED, file), 'utf8');

/** How long a process that is rolled says "not ready" before it closes, as in docker/api.Dockerfile: longer than nginx keeps an idle connection. */
export const DRAIN_MS = '6000';

/** @param {string} text @param {RegExp} pattern */
function part(text, pattern) {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) throw new Error(`docker/nginx has no ${pattern.source}`);
  return found;
}

/** Lines that lead to what is not here: nginx's own answers, the wall in front of the API. @param {string} text */
const withoutPages = (text) =>
  text
    .split('\n')
    .filter((line) => !/^(error_page .* = @call_|include |#)/.test(line))
    .join('\n');

/**
 * How docker/nginx calls the API, from its own files and without its pages, so that what is tried is what ships. It stands behind a proxy that
 * tells who asks: each simulated visitor has an address of their own.
 * @param {{ dir: string, port: number, apiPorts: number[] }} options
 */
export function nginxSettings({ dir, port, apiPorts }) {
  const main = read('nginx.conf');
  const maps = ['call_id', 'new_span', 'call_trace'].map((name) =>
    part(main, new RegExp(`^ +map \\$\\w+ \\$${name} \\{[^]*?^    \\}$`, 'm')),
  );
  // As address-lists.envsh writes them.
  const servers = apiPorts.map((one) => `server 127.0.0.1:${one} fail_timeout=2s;`).join(' ');
  const upstream = part(read('templates/http.conf.template'), /^upstream summit_api \{[^]*?^\}$/m).replace(
    '${SUMMIT_API_SERVERS}',
    servers,
  );
  const toApi = withoutPages(read('templates/calls/to-api.conf.template'));
  const keyed = part(read('templates/app.conf.template'), /^ +location @keyed_call \{[^]*?^ {4}\}$/m);
  return `daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log crit;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  map $http_x_forwarded_proto $client_scheme { default $scheme; }
${maps.join('\n')}
${upstream}
  server {
    listen 127.0.0.1:${port};
    location / {
${toApi}
${withoutPages(read('templates/calls/call.conf.template'))}
    }
${keyed.replace('include conf.d/calls/to-api.conf;', toApi)}
  }
}
`;
}
