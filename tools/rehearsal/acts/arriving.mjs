import { Chance } from '../chance.mjs';

/** @typedef {import('./scene.mjs').Visitor} Visitor */

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** @param {Visitor} visitor @param {string} page */
export const viewPage = ({ browser, code }, page) =>
  browser.press('/api/analytics/track', {
    page,
    url: `http://localhost:4200${page}`,
    referrer: 'direct',
    affiliate_code: code,
    user_agent: USER_AGENT,
    visitor_id: null,
  });

/** The landing page as its scripts ask for it, and the click on the link that led to it. @param {Visitor} visitor */
export async function visit(visitor) {
  const { browser, code, scene } = visitor;
  scene.measurements.visit(scene.now());
  scene.measurements.happened('visits');
  await browser.get('/api/landing-page/state');
  await browser.get('/api/signup/stats');
  await viewPage(visitor, '/');
  if (!code) return;
  scene.measurements.happened('visits by a link');
  const query = new URLSearchParams({ affiliate_code: code, referrer: 'direct' });
  await browser.press('/api/affiliate/track-click', {}, { path: `/api/affiliate/track-click?${query}` });
}

/** @param {Visitor} visitor */
export async function signUp(visitor) {
  const { person, browser, code, scene } = visitor;
  const { name, email, phone } = person;
  const path = code ? `/api/signup?${new URLSearchParams({ ref: code })}` : '/api/signup';
  const answer = await browser.press('/api/signup', { name, email, ...(phone && { phone }) }, { path });
  if (answer.status !== 200) {
    scene.strange.push(`A registration was answered ${answer.status} ${answer.body?.code ?? ''}`);
    visitor.stopped = true;
    return;
  }
  visitor.registered = true;
  scene.signedUp.push(email);
  scene.measurements.happened('registrations');
  if (!code) return;
  const query = new URLSearchParams({ affiliate_code: code, signup_id: answer.body.id, email, name });
  await browser.press('/api/affiliate/track-signup', {}, { path: `/api/affiliate/track-signup?${query}` });
}

/** A registrant looks for prompts: a few of them, chosen at random. @param {Visitor} visitor */
export async function prompts(visitor) {
  const { person, browser, scene } = visitor;
  // Members come in by another door, with their sign-in.
  if (!visitor.registered || person.money.purchases.length > 0) return;
  const { email } = person;
  await browser.get('/api/prompts/get-prompts');
  await browser.press('/api/prompts/validate-email', { email });
  const { body } = await browser.press('/api/prompts/accept-disclaimer', { email, accepted: true });
  if (!body?.session_id) {
    scene.strange.push(`The prompts did not let a registrant in: ${body?.code ?? body?.message ?? 'no answer'}`);
    return;
  }
  scene.measurements.happened('readers of prompts');
  const chance = new Chance(person.number, 0x70726d);
  for (let opened = 0; opened < 2; opened += 1)
    await browser.press('/api/prompts/track-access', {
      email,
      prompt_id: chance.between(1, 500),
      session_id: body.session_id,
    });
}
