import { createHash } from 'node:crypto';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Contents of the inline elements of a page that a CSP must allow; data blocks such as JSON-LD are not executed. */
const inlineTexts = (html, element) =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*(?:src=|ld\\+json))[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    (m) => m[1],
  );

/**
 * Response headers of the pages. Inline scripts and styles are allowed by their hashes, style attributes as such.
 * The hash of the empty text is for the style element that the components fill rule by rule.
 * Other hosts are PayPal's, for its script, its calls and its frame, and those of the films that are embedded.
 * @param {readonly string[]} pages HTML of all pages
 * @param {{ paypal: string, videos: readonly string[] }} addresses of PayPal's script and of the embedded films
 */
export function securityHeaders(pages, { paypal, videos }) {
  const originOf = (address) => new URL(address).origin;
  const paypalOrigin = originOf(paypal);
  const frames = [...new Set([paypalOrigin, ...videos.map(originOf)])].join(' ');
  const allowed = (element) => [...new Set(pages.flatMap((html) => inlineTexts(html, element).map(hashOf)))].join(' ');
  const csp = [
    "default-src 'none'",
    `script-src 'self' ${paypalOrigin} ${allowed('script')}`,
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' ${allowed('style')} ${hashOf('')}`,
    "style-src-attr 'unsafe-inline'",
    // PayPal's script puts pictures of its own into the page.
    `img-src 'self' data: ${paypalOrigin} https://*.paypal.com https://*.paypalobjects.com`,
    "font-src 'self'",
    `connect-src 'self' ${paypalOrigin}`,
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    csp,
    headers: {
      'Content-Security-Policy': csp,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    },
    /** Cache-Control by path prefix; everything else is checked with the server on each visit. */
    cache: { '/assets/': 'public, max-age=31536000, immutable', '/art/': 'public, max-age=86400' },
  };
}
