// The landing page: as it was built, or with the headline that an editor has published or this visitor sees in an experiment (C-080).
import { HEADLINE_HEADER, HEADLINE_VARIANT_HEADER, landingHeadlineEndpoint } from '@summit/contracts';
import { HEADLINE_PAGE, HEADLINE_PLACE, VARIANT_PLACE } from '../../tools/web-server/headline-page.mjs';
import { brotliOf, packedFirst } from './brotli.mjs';
import { block } from './nginx-text.mjs';

/** No address: asked by nginx itself. */
const QUESTION = '/-/headline';

/** @param {string} header */
const answered = (header) => `$upstream_http_${header.replaceAll('-', '_')}`;

/**
 * The API decides, and the page does not depend on it: one that is away, slow or refuses gives the page as it was built. The empty
 * variant names /index.html; any other no file, so that the page with the places is sent, which has no .gz or .br beside it.
 * @param {string} headers line that adds the headers of every answer
 * @param {number} patience seconds that the page waits for the API
 */
export const landingRules = (headers, patience) => [
  block('location = /', [
    headers,
    'add_header Cache-Control no-cache always;',
    `auth_request ${QUESTION};`,
    `auth_request_set $headline ${answered(HEADLINE_HEADER)};`,
    `auth_request_set $headline_variant ${answered(HEADLINE_VARIANT_HEADER)};`,
    'auth_request_set $headline_cookie $upstream_http_set_cookie;',
    ...brotliOf('html'),
    `try_files ${packedFirst(['/index$headline_variant.html'])} @headline;`,
  ]),
  block('location @headline', [
    headers,
    'add_header Cache-Control "private, no-cache" always;',
    'add_header Set-Cookie $headline_cookie;',
    `sub_filter "${HEADLINE_PLACE}" $headline;`,
    `sub_filter "${VARIANT_PLACE}" $headline_variant;`,
    `try_files /${HEADLINE_PAGE} /index.html =404;`,
  ]),
  block(`location = ${QUESTION}`, [
    'internal;',
    '# Who asks for the headers only sees no headline, and is no visitor.',
    'if ($request_method = HEAD) {',
    '    return 204;',
    '}',
    'include conf.d/calls/limits.conf;',
    `proxy_pass http://summit_api${landingHeadlineEndpoint.path};`,
    'proxy_http_version 1.1;',
    'proxy_pass_request_body off;',
    ...['Connection', 'Content-Length', 'If-None-Match', 'If-Modified-Since', 'Range', 'Forwarded', 'X-Real-IP'].map(
      (name) => `proxy_set_header ${name} "";`,
    ),
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Request-Id $call_id;',
    'proxy_set_header Traceparent $call_trace;',
    'proxy_set_header Tracestate "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $client_scheme;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    `proxy_connect_timeout ${patience}s;`,
    `proxy_read_timeout ${patience}s;`,
    'proxy_next_upstream off;',
    'proxy_intercept_errors on;',
    'error_page 400 401 403 404 405 408 413 415 429 500 502 503 504 = @no_headline;',
  ]),
  block('location @no_headline', ['return 204;']),
];
