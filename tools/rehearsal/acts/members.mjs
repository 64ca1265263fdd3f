import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '../chance.mjs';
import { viewPage } from './arriving.mjs';

/** @typedef {import('./scene.mjs').Visitor} Visitor */

const PASSWORD = 'a rehearsed passphrase';
const MAIL_TRIES = 600;
const MAIL_EVERY_MS = 50;
const FILM_SECONDS = 2_400;

/** A member sets a password by the mailed link and looks around. @param {Visitor} visitor */
export async function signIn(visitor) {
  const { browser, person, scene } = visitor;
  if (!scene.purchased.some(({ email }) => email === person.email)) return;
  const token = await mailedToken(visitor);
  if (token === null) {
    scene.strange.push(`${person.email} bought VIP and got no mail with the way in`);
    return;
  }
  const body = { token, password: PASSWORD, confirm_password: PASSWORD };
  let answer = await browser.press('/api/vip/auth/setup-password', body);
  // The link works once: whose first press arrived and whose answer was lost has a password, and comes in by it.
  if (answer.body?.code === 'setup_link_invalid' && person.badNetwork) {
    answer = await browser.press('/api/vip/auth/login', {
      email: person.email,
      password: PASSWORD,
      two_factor_code: null,
    });
  }
  if (answer.status !== 200) {
    scene.strange.push(`A member was not let in: ${answer.status} ${answer.body?.code ?? ''}`);
    return;
  }
  browser.bearer = answer.body.token;
  scene.measurements.happened('members signed in');
  await browser.get('/api/vip/auth/status');
  await browser.get('/api/vip/library');
  await browser.get('/api/sessions/watching');
}

/** @param {Visitor} visitor */
async function mailedToken({ person, scene }) {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const token = scene.postbox.setupTokens.get(person.email);
    if (token) return token;
    await pause(MAIL_EVERY_MS);
  }
  return null;
}

/**
 * One day of the summit: the list of the day, one session, and what some do with it.
 * @param {Visitor} visitor
 * @param {{ day: number, habits: import('../habits.mjs').Habits }} plan
 */
export async function attend(visitor, { day, habits }) {
  const { browser, person, scene } = visitor;
  if (!visitor.registered) return;
  const chance = new Chance(person.number, day);
  await viewPage(visitor, `/summit/day-${day}`);
  const list = await browser.get('/api/sessions/by-day/:day', { path: `/api/sessions/by-day/${day}` });
  const sessions = list.body?.sessions ?? [];
  if (sessions.length === 0) {
    scene.strange.push(`Day ${day} of the summit had no session to watch`);
    return;
  }
  const card = sessions[chance.between(0, sessions.length - 1)];
  const token = card.public_access_url.split('/').pop();
  const { body } = await browser.get('/api/sessions/public/:token', { path: `/api/sessions/public/${token}` });
  if (body?.success !== true) return;
  scene.measurements.happened('sessions watched');
  const { id, free_gift: gift } = body.session;
  if (browser.bearer) {
    const seconds = chance.between(60, FILM_SECONDS);
    await browser.call('PUT', '/api/sessions/watching/:session_id', {
      path: `/api/sessions/watching/${id}`,
      body: { seconds, duration_seconds: FILM_SECONDS },
    });
  }
  if (chance.happens(habits.rateShare)) {
    const rating = chance.between(3, 5);
    await browser.press('/api/sessions/rate', {
      session_id: id,
      rating,
      comment: null,
      takeaways: null,
      user_name: null,
    });
    scene.measurements.happened('ratings');
  }
  if (gift?.url && chance.happens(habits.giftShare)) {
    const query = new URLSearchParams({ session_id: id, gift_url: gift.url });
    await browser.press('/api/sessions/track-gift-click', {}, { path: `/api/sessions/track-gift-click?${query}` });
    scene.measurements.happened('gifts opened');
  }
}
