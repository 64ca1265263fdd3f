// What one built app consists of: its files, its HTML documents and the headers its build asks for.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** For an app whose build writes no headers.json: its own files and nothing else, videos of the two players allowed. */
const STRICT_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
/** Where the files are that a build names by what is in them: scripts, styles, fonts. */
export const ASSETS = '/assets/';
const ASSET_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * IMAGE_ORIGINS: origins whose pictures the pages may show, separated by spaces or commas. An administrator can give a speaker a picture
 * of any address; a browser loads those of these hosts only, so that no other host learns who looks at the page.
 * @param {string | undefined} list
 */
export function readImageOrigins(list) {
  const origins = (list ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one || !one.startsWith('https://'));
  if (wrong) throw new Error(`IMAGE_ORIGINS has an entry that is no origin like https://images.example: "${wrong}"`);
  return origins;
}

/**
 * The headers of a page that the app at `origin` may show in a frame. Nobody else may.
 * @param {Record<string, string>} headers
 * @param {string} origin
 */
export const framedHeaders = (headers, origin) =>
  withPolicy(headers, (policy) => policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`));

/**
 * The headers of an app whose pages show pages of these origins in frames.
 * @param {Record<string, string>} headers
 * @param {readonly string[]} origins
 */
export const framingHeaders = (headers, origins) =>
  origins.length === 0
    ? headers
    : withPolicy(headers, (policy) => {
        const frames = `frame-src ${origins.join(' ')}`;
        return policy.includes('frame-src') ? policy.replace('frame-src', frames) : `${policy}; ${frames}`;
      });

/**
 * The headers of a file in `ASSETS`. It is used under the policy of its page, and its own is for workers only. The policy of the pages has two
 * kilobytes, which each of some forty files would carry.
 * @param {Record<string, string>} headers
 */
export const assetHeaders = (headers) => withPolicy(headers, () => ASSET_POLICY);

/** @param {Record<string, string>} headers @param {(policy: string) => string} change */
const withPolicy = ({ 'Content-Security-Policy': policy = '', ...headers }, change) => ({
  ...headers,
  'Content-Security-Policy': change(policy),
});

export class BuiltApp {
  /**
   * @param {string} dist absolute path of the folder the build wrote
   * @param {string[]} [imageOrigins] where pages may show pictures from, besides their own files
   */
  constructor(dist, imageOrigins = []) {
    this.dist = dist;
    this.imageOrigins = imageOrigins;
  }

  get isBuilt() {
    return existsSync(path.join(this.dist, 'index.html'));
  }

  /** Response headers of every answer, and Cache-Control by path prefix. Read each time: a build may run meanwhile. */
  async headers() {
    const text = await readFile(path.join(this.dist, 'headers.json'), 'utf8').catch(() => '{}');
    /** @type {{ csp?: string, headers?: Record<string, string>, cache?: Record<string, string> }} */
    const { csp, headers = {}, cache = {} } = JSON.parse(text);
    const all = { ...STRICT_HEADERS, ...(csp && { 'Content-Security-Policy': csp }), ...headers };
    const images = ["img-src 'self'", ...this.imageOrigins].join(' ');
    return {
      headers: { ...all, 'Content-Security-Policy': all['Content-Security-Policy'].replace("img-src 'self'", images) },
      cache: /** @type {Record<string, string>} */ ({ [ASSETS]: IMMUTABLE, ...cache }),
    };
  }

  /**
   * The file a path names, relative to the build, or null. HTML, the build's own notes and hidden files have no address.
   * @param {string} pathname decoded path of the request
   */
  async fileAt(pathname) {
    if (/\.html$|^\/headers\.json$|\/\.|\.\.|\\|\0/.test(pathname)) return null;
    const file = pathname.slice(1);
    const found = file && (await stat(path.join(this.dist, file)).catch(() => null));
    return found && found.isFile() ? file : null;
  }

  /**
   * The HTML document of a page, relative to the build: its own prerendered one, the one of all pages that differ in their last part
   * only, or the shell.
   * @param {string} pathname path of a page of this app
   */
  documentOf(pathname) {
    const own = path.posix.resolve('/', pathname);
    const shared = path.posix.dirname(own);
    const prerendered = [own, ...(shared === '/' ? [] : [shared])].map((folder) =>
      path.posix.join(folder, 'index.html').slice(1),
    );
    return prerendered.find((file) => existsSync(path.join(this.dist, file))) ?? this.shell;
  }

  /** The document that draws any page in the browser. */
  get shell() {
    return existsSync(path.join(this.dist, 'spa.html')) ? 'spa.html' : 'index.html';
  }
}
