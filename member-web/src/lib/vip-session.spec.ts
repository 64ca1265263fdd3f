import { memoryStore } from '@summit/testing/memory-store';
import { aMember } from '../../test/a-member';
import { createVipSession } from './vip-session';

const open = (kept = {}) => {
  const store = memoryStore(kept);
  const session = createVipSession(store);
  const heard = jest.fn();
  const stop = session.subscribe(heard);
  return { store, session, heard, stop };
};
const KEPT = { vipToken: 'token-1', vipUser: JSON.stringify(aMember()) };

describe('the stored session', () => {
  it('begins with what the browser kept (M-183)', () => {
    expect(open(KEPT).session.current()).toEqual({ token: 'token-1', user: aMember(), signedOutBy: null });
    expect(open().session.current()).toEqual({ token: null, user: null, signedOutBy: null });
  });

  it.each([undefined, '', 'no json', '[]', '"text"', '{"email":"x"}'])('ignores a member stored as %p', (vipUser) => {
    expect(open({ vipToken: 'token-1', vipUser }).session.current()).toMatchObject({ token: 'token-1', user: null });
  });

  it('believes in no member without a token', () => {
    expect(open({ vipUser: KEPT.vipUser }).session.current().user).toBeNull();
  });

  it('stores token and member when it opens, and says so (M-025)', () => {
    const { store, session, heard } = open();
    session.open('token-2', aMember());
    expect(store.kept).toEqual({ vipToken: 'token-2', vipUser: JSON.stringify(aMember()) });
    expect(session.current().token).toBe('token-2');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps a newer description of the member, and says nothing when nothing is new', () => {
    const { store, session, heard } = open(KEPT);
    session.remember(aMember());
    expect(heard).not.toHaveBeenCalled();
    session.remember(aMember({ name: 'Dana W.' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(JSON.parse(store.kept.vipUser ?? '')).toMatchObject({ name: 'Dana W.' });
  });

  it('describes nobody once it is closed', () => {
    const { store, session } = open(KEPT);
    session.close('refusal');
    session.remember(aMember());
    expect(store.kept).toEqual({});
    expect(session.current()).toEqual({ token: null, user: null, signedOutBy: 'refusal' });
  });

  it('keeps the first reason when it is closed twice', () => {
    const { session } = open(KEPT);
    session.close('choice');
    session.close('refusal');
    expect(session.current().signedOutBy).toBe('choice');
  });

  it('follows other tabs, in and out', () => {
    const { store, session, heard } = open(KEPT);
    store.otherTab('vipToken', () => store.remove('vipToken'));
    expect(session.current()).toMatchObject({ token: null, signedOutBy: 'choice' });
    store.otherTab('vipToken', () => store.set('vipToken', 'token-9'));
    expect(session.current()).toMatchObject({ token: 'token-9', signedOutBy: null });
    store.otherTab('vipToken', () => undefined);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('listens to other tabs only while somebody listens to it', () => {
    const { store, stop } = open(KEPT);
    expect(store.listening('vipToken')).toBe(true);
    stop();
    expect(store.listening('vipToken')).toBe(false);
  });

  it('works on where the browser refuses to store', () => {
    const session = createVipSession({ ...memoryStore(), get: () => null });
    session.open('token-2', aMember());
    expect(session.current().token).toBe('token-2');
  });
});
