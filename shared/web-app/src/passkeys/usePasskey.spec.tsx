import { installPasskeys, type FakePasskeys } from '@summit/testing/fake-passkeys';
import { act, renderHook, waitFor } from '@testing-library/react';
import { proveByPasskey, type ProofHow } from './passkey-calls.js';
import { passkeyFailure } from './passkey-failure.js';
import { usePasskey } from './usePasskey.js';

const FALLBACK = 'The passkey did not work.';
const refusal = (name: string) => new DOMException('refused', name);

/** What the browser says to one question; `waits`: nothing, until the question is ended. */
type Answer = 'waits' | 'used' | { refused: string } | { chosenButRefused: string };

const untilEnded = (signal?: AbortSignal) =>
  new Promise<void>((_, end) => signal?.addEventListener('abort', () => end(refusal('AbortError'))));

describe('a passkey as the way on (C-088)', () => {
  let browser: FakePasskeys;
  beforeEach(() => {
    browser = installPasskeys({ inField: true });
  });
  afterEach(() => {
    browser.remove();
    jest.useRealTimers();
  });

  /** `asked`: one entry for each question, as `field` or `press`, with `ended` once it was ended. */
  const open = (answers: Answer[], offered = true) => {
    const asked: string[] = [];
    const prove = async ({ inField, signal, onChosen }: ProofHow) => {
      const name = inField ? 'field' : 'press';
      const place = asked.push(name) - 1;
      signal?.addEventListener('abort', () => (asked[place] = `${name} ended`));
      const answer = answers.shift() ?? 'waits';
      if (answer === 'waits') return untilEnded(signal);
      if (answer === 'used') return;
      if ('refused' in answer) throw refusal(answer.refused);
      onChosen?.();
      throw refusal(answer.chosenButRefused);
    };
    const hook = renderHook(() => usePasskey(prove, { fallback: FALLBACK, offered }));
    return { ...hook, asked };
  };

  it('is offered in the field of the address, where the browser does that, until the page is left', async () => {
    const { asked, unmount } = open(['waits']);
    await waitFor(() => expect(asked).toEqual(['field']));
    unmount();
    expect(asked).toEqual(['field ended']);
  });

  it('is not offered where nobody asks for it', async () => {
    const { asked, result } = open(['used'], false);
    await act(() => result.current.start());
    expect(asked).toEqual(['press']);
  });

  it.each(['NotAllowedError', 'SecurityError', 'UnknownError'])(
    'says nothing of an offer that nobody took (%s), and why a press did not help',
    async (name) => {
      const { asked, result } = open([{ refused: name }, { refused: 'NotAllowedError' }]);
      await waitFor(() => expect(asked).toEqual(['field']));
      expect(result.current.failure).toBeNull();
      await act(() => result.current.start());
      expect(result.current).toMatchObject({ busy: false, failure: expect.stringMatching(/^No passkey was used/) });
    },
  );

  it('says why a passkey that was chosen in the field did not help', async () => {
    const { result } = open([{ chosenButRefused: 'UnknownError' }]);
    await waitFor(() => expect(result.current.failure).toBe(FALLBACK));
  });

  it('ends the offer before a press asks, and offers again once that was cancelled', async () => {
    const { asked, result } = open(['waits', { refused: 'NotAllowedError' }]);
    await waitFor(() => expect(asked).toEqual(['field']));
    await act(() => result.current.start());
    await waitFor(() => expect(asked).toEqual(['field ended', 'press', 'field']));
  });

  it('is offered anew before the question ends, but never beside a press', async () => {
    jest.useFakeTimers();
    const { asked, result } = open(['waits']);
    const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
    await pass(0);
    expect(asked).toEqual(['field']);
    await pass(4);
    expect(asked).toEqual(['field ended', 'field']);
    await act(async () => void result.current.start());
    await pass(8);
    expect(asked).toEqual(['field ended', 'field ended', 'press']);
  });

  it('does not reach the browser where the question was ended while the server was asked', async () => {
    const controller = new AbortController();
    const send = async () => {
      controller.abort();
      return { handle: 'h', options: { challenge: 'AAAA', allowCredentials: [] } };
    };
    const how = { inField: true, signal: controller.signal };
    const calls = { ask: {}, answer: {} } as unknown as Parameters<typeof proveByPasskey>[1];
    const proven = proveByPasskey(send as unknown as Parameters<typeof proveByPasskey>[0], calls, how);
    await expect(proven).rejects.toMatchObject({ name: 'AbortError' });
    expect(browser.asked).toEqual([]);
  });

  it('gives way to another question without a word', () => {
    expect(passkeyFailure(refusal('AbortError'), FALLBACK)).toBeNull();
  });
});
