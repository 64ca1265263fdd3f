// What nginx decides about calls of the API before they reach it.
import { ENDPOINT_SPECS, ERROR_CATALOG, hiddenAreasOf } from '@summit/contracts';
import { block } from './nginx-text.mjs';

/** @typedef {import('@summit/contracts').App} App */
/** @typedef {import('@summit/contracts').BodyFormat} BodyFormat */

/** Largest body by how it travels; 64k where it is JSON. The API's own limits are lower and speak for themselves. */
const BODY_LIMITS = /** @type {Record<BodyFormat, string>} */ ({
  csv: '17m',
  form: '64k',
  multipart: '9m',
  raw: '1m',
  vtt: '2m',
});

/** Answers of nginx itself, in the API's shape. */
const ANSWERS = /** @type {const} */ ({
  '@call_forbidden': 'forbidden',
  '@call_not_found': 'not_found',
  '@call_method_not_allowed': 'method_not_allowed',
  '@call_too_large': 'payload_too_large',
  '@call_rate_limited': 'rate_limited',
  '@call_unavailable': 'service_unavailable',
});
const RETRY_AFTER_SECONDS = /** @type {Record<string, number>} */ ({ rate_limited: 1, service_unavailable: 2 });

/** The body of an error with nginx's id of the request in it, between single quotes. @param {keyof typeof ERROR_CATALOG} code */
function errorText(code) {
  const { detail } = ERROR_CATALOG[code];
  const body = JSON.stringify({ success: false, detail, message: detail, code, request_id: '' });
  if (body.includes('$')) throw new Error(`nginx cannot hold the text of ${code}`);
  return `'${body.replace(/[\\']/g, '\\$&').replace(/""}$/, '"$call_id"}')}'`;
}

/** Named locations, one for each answer; the same for all apps. */
export const answersFile = () =>
  Object.entries(ANSWERS)
    .map(([location, code]) =>
      block(`location ${location}`, [
        // Whatever ending the path has.
        'types { }',
        'default_type "application/json; charset=utf-8";',
        'charset off;',
        'add_header X-Request-Id $call_id always;',
        'add_header X-Content-Type-Options nosniff always;',
        'add_header Cache-Control no-store always;',
        `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'" always;`,
        'add_header Referrer-Policy strict-origin-when-cross-origin always;',
        'add_header Strict-Transport-Security $strict_transport always;',
        ...(RETRY_AFTER_SECONDS[code] ? [`add_header Retry-After ${RETRY_AFTER_SECONDS[code]} always;`] : []),
        `return ${ERROR_CATALOG[code].status} ${errorText(code)};`,
      ]),
    )
    .join('\n');

/** Of one call: exactly its path, or whatever stands in the parts of it. @param {string} path */
const locationOf = (path) =>
  path.includes(':') ? `location ~ "^${path.replace(/:\w+/g, '[^/]+')}$"` : `location = ${path}`;

/**
 * Inside `location ^~ /api/` of one app.
 * @param {App} app
 */
export function callsFile(app) {
  const hidden = hiddenAreasOf(app);
  const large = Object.values(ENDPOINT_SPECS).flatMap(({ path, bodyFormat }) =>
    bodyFormat && !hidden.some((area) => path.startsWith(`${area}/`)) ? [{ path, bodyFormat }] : [],
  );
  return [
    // Any spelling: nginx has decoded the path and joined its slashes before it looks here (C-025).
    ...hidden.map((area) => block(`location ~* "^${area}(?:/|$)"`, ['try_files /- =404;'])),
    ...large.map(({ path, bodyFormat }) =>
      block(locationOf(path), [`client_max_body_size ${BODY_LIMITS[bodyFormat]};`, 'include conf.d/calls/call.conf;']),
    ),
  ].join('\n');
}
