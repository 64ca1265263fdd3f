import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium where there is one, else the browser that `npx playwright install chromium` brought. */
export const chromiumPath =
  process.env.CHROMIUM_PATH || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

/** Nothing but this computer can be reached, so that no page is measured with the network it happens to have. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const launchBrowser = () =>
  chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: CHROMIUM_FLAGS });

/** The phone of Lighthouse's mobile preset. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Slow 4G as Lighthouse applies it to a real connection, and a processor four times as slow. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: 84_375,
};
export const CPU_SLOWDOWN = 4;

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ network: boolean }} which the processor always, the network only where wanted
 */
export async function throttle(page, { network }) {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
