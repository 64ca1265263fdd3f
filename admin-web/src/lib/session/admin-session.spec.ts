import type { AdminSignedIn } from '@summit/contracts';
import { memoryStore } from '@summit/testing/memory-store';
import { SIGNED_IN } from '../../../test/render-in-admin';
import { createAdminSession } from './admin-session';

const ANSWER: AdminSignedIn = {
  success: true,
  requires_2fa: false,
  token: 'bearer-2',
  admin_email: 'ada@summit.example',
  expires_at: '2026-01-01T12:00:00.000Z',
};
const NOON = Date.parse('2026-01-01T12:00:00.000Z');

describe('the session of an administrator', () => {
  it('keeps token, address and end in the browser (A-007)', () => {
    const store = memoryStore();
    const session = createAdminSession(store, () => NOON - 1);
    session.open(ANSWER);
    expect(session.current()).toEqual({ token: 'bearer-2', email: 'ada@summit.example', signedOutBy: null });
    expect([store.get('adminToken'), store.get('adminEmail'), store.get('adminExpires')]).toEqual([
      'bearer-2',
      'ada@summit.example',
      '2026-01-01T12:00:00.000Z',
    ]);
    expect(createAdminSession(store, () => NOON - 1).current().token).toBe('bearer-2');
  });

  it('does not try a token that has run out (A-010)', () => {
    const store = memoryStore({ ...SIGNED_IN, adminExpires: ANSWER.expires_at });
    expect(createAdminSession(store, () => NOON).current()).toEqual({
      token: null,
      email: null,
      signedOutBy: 'refusal',
    });
    expect(store.get('adminToken')).toBeNull();
  });

  it('takes a token without a readable end for one that has run out', () => {
    const store = memoryStore({ adminToken: 'x', adminExpires: 'soon' });
    expect(createAdminSession(store).current().token).toBeNull();
  });

  it('forgets everything when it is closed, says why, and tells its listeners', () => {
    const store = memoryStore(SIGNED_IN);
    const session = createAdminSession(store);
    const heard: unknown[] = [];
    session.subscribe(() => heard.push(session.current().signedOutBy));
    session.close('choice');
    session.close('refusal');
    expect(heard).toEqual(['choice']);
    expect([store.get('adminToken'), store.get('adminEmail'), store.get('adminExpires')]).toEqual([null, null, null]);
  });

  it('follows other tabs of the browser', () => {
    const store = memoryStore(SIGNED_IN);
    const session = createAdminSession(store);
    session.subscribe(() => {});
    store.otherTab('adminToken', () => store.remove('adminToken'));
    expect(session.current()).toEqual({ token: null, email: null, signedOutBy: 'choice' });
    store.otherTab('adminToken', () => {
      store.set('adminExpires', SIGNED_IN.adminExpires);
      store.set('adminToken', 'bearer-3');
    });
    expect(session.current().token).toBe('bearer-3');
  });
});
