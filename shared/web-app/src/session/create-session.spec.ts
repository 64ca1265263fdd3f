import { memoryStore } from '@summit/testing/memory-store';
import { createSession } from './create-session.js';

const ADA = { email: 'ada@summit.example' };
const open = (kept = {}, read = () => ({ email: 'kept' as string | null }) as { email: string | null } | null) => {
  const store = memoryStore(kept);
  const session = createSession(store, { token: 'adminToken', beside: ['adminEmail'], nobody: { email: null }, read });
  const heard = jest.fn();
  const stop = session.subscribe(heard);
  return { store, session, heard, stop };
};

describe('a session', () => {
  it('begins with what the browser kept', () => {
    expect(open({ adminToken: 't' }).session.current()).toEqual({ token: 't', email: 'kept', signedOutBy: null });
    expect(open().session.current()).toEqual({ token: null, email: null, signedOutBy: null });
  });

  it('forgets a token that has run out, which is a refusal', () => {
    const { store, session } = open({ adminToken: 't', adminEmail: 'x' }, () => null);
    expect(session.current()).toEqual({ token: null, email: null, signedOutBy: 'refusal' });
    expect(store.kept).toEqual({});
  });

  it('stores the token last: other tabs read the rest when it appears', () => {
    const { store, session, heard } = open();
    const written: string[] = [];
    const { set } = store;
    store.set = (name, value) => {
      written.push(name);
      set(name, value);
    };
    session.open('t', ADA, { adminEmail: ADA.email });
    expect(written).toEqual(['adminEmail', 'adminToken']);
    expect(session.current()).toEqual({ token: 't', ...ADA, signedOutBy: null });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps a newer description only while somebody is signed in', () => {
    const { store, session } = open({ adminToken: 't' });
    session.change(ADA, { adminEmail: ADA.email });
    expect(session.current()).toEqual({ token: 't', ...ADA, signedOutBy: null });
    session.close('choice');
    session.change(ADA, { adminEmail: ADA.email });
    expect(session.current().email).toBeNull();
    expect(store.kept).toEqual({});
  });

  it('keeps the first reason when it is closed twice', () => {
    const { session, heard } = open({ adminToken: 't' });
    session.close('renewal');
    session.close('refusal');
    expect(session.current().signedOutBy).toBe('renewal');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('follows other tabs, in and out, and listens only while somebody listens to it', () => {
    const { store, session, stop } = open({ adminToken: 't' });
    store.otherTab('adminToken', () => store.remove('adminToken'));
    expect(session.current()).toEqual({ token: null, email: null, signedOutBy: 'choice' });
    store.otherTab('adminToken', () => store.set('adminToken', 't2'));
    expect(session.current()).toEqual({ token: 't2', email: 'kept', signedOutBy: null });
    stop();
    expect(store.listening('adminToken')).toBe(false);
  });
});
