// Which Debian packages the tests ask for. A browser that works is never changed for one that is only faster.

/** Of Chromium only what a test needs: it draws no window around the page, which is half the work. */
export const SHELL = 'chromium-headless-shell';

/** @typedef {{ installed?: string, candidate?: string }} Versions of one package */

/**
 * @param {string} policy what `apt-cache policy` says of some packages, in English
 * @returns {Record<string, Versions>}
 */
export function versionsIn(policy) {
  const parts = policy.split(/^(?=\S+:$)/m).filter((part) => part.trim());
  const value = (/** @type {string} */ part, /** @type {string} */ name) => {
    const version = new RegExp(`^ +${name}: (.+)$`, 'm').exec(part)?.[1];
    return version === '(none)' ? undefined : version;
  };
  return Object.fromEntries(
    parts.map((part) => [
      part.slice(0, part.indexOf(':')),
      { installed: value(part, 'Installed'), candidate: value(part, 'Candidate') },
    ]),
  );
}

/**
 * @param {{ shell: boolean, browser: boolean, nginx: boolean }} here what can be run already; `browser`: any Chromium
 * @param {Record<string, Versions>} versions those that apt knows
 * @returns {string[]} names of packages
 */
export function packagesToBring(here, versions) {
  const { candidate } = versions[SHELL] ?? {};
  const { installed: browser } = versions['chromium'] ?? {};
  // They share files: a shell of another version would bring another browser along.
  const fits = candidate !== undefined && (browser === undefined || browser === candidate);
  const wanted = [];
  if (!here.shell && fits) wanted.push(SHELL);
  else if (!here.browser) wanted.push('chromium');
  if (!here.nginx) wanted.push('nginx-light');
  return wanted;
}
