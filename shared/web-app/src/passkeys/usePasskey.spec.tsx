import { installPasskeys, type FakePasskeys } from '@summit/testing/fake-passkeys';
import { act, renderHook, waitFor } from '@testing-library/react';
import { passkeyFailure } from './passkey-failure.js';
import { usePasskey } from './usePasskey.js';

const FALLBACK = 'The passkey did not work.';
const refusal = (name: string) => new DOMException('refused', name);

describe('a passkey as the way on (C-088)', () => {
  let browser: FakePasskeys;
  beforeEach(() => {
    browser = installPasskeys({ inField: true });
  });
  afterEach(() => browser.remove());

  /** `answers`: what the browser says to one question after the other. */
  const open = (answers: (Error | null)[], offered = true) => {
    const asked: boolean[] = [];
    const prove = async ({ inField }: { inField: boolean }) => {
      asked.push(inField);
      const answer = answers.shift();
      if (answer) throw answer;
    };
    const hook = renderHook(() => usePasskey(prove, { fallback: FALLBACK, offered }));
    return { ...hook, asked };
  };

  it('is offered in the field of the address, where the browser does that', async () => {
    const { asked } = open([null]);
    await waitFor(() => expect(asked).toEqual([true]));
  });

  it('is not offered where nobody asks for it', async () => {
    const { asked, result } = open([null], false);
    await act(() => result.current.start());
    expect(asked).toEqual([false]);
  });

  it('says nothing of an offer that nobody took, and why a press did not help', async () => {
    const { asked, result } = open([refusal('NotAllowedError'), refusal('NotAllowedError')]);
    await waitFor(() => expect(asked).toEqual([true]));
    expect(result.current.failure).toBeNull();
    await act(() => result.current.start());
    expect(result.current).toMatchObject({ busy: false, failure: expect.stringMatching(/^No passkey was used/) });
  });

  it('says why a passkey that was chosen in the field did not help', async () => {
    const { result } = open([refusal('UnknownError')]);
    await waitFor(() => expect(result.current.failure).toBe(FALLBACK));
  });

  it('gives way to another question without a word', () => {
    expect(passkeyFailure(refusal('AbortError'), FALLBACK)).toBeNull();
  });
});
