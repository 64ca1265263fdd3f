import { ApiError } from '@summit/api-client';
import { act, renderHook } from '@testing-library/react';
import { useMergedEdit } from './useMergedEdit';

interface Row {
  name: string;
  title: string;
}

/** The form of one row, with a send that answers when the test says so. */
function open(row: Row) {
  let refuse = (_reason: unknown): void => undefined;
  const sent = new Promise<void>((_resolve, reject) => (refuse = reject));
  const { result } = renderHook(() => useMergedEdit<Row, Row>(row, { valuesOf: (one) => one, fresh: () => row }));
  return {
    form: () => result.current,
    type: (typed: Partial<Row>) => act(() => result.current.setValues((before) => ({ ...before, ...typed }))),
    save: (newest: () => Promise<Row | null>, gone = () => undefined) =>
      result.current.sendOrMeet(() => sent, newest, gone),
    refuse: (code: string) => refuse(new ApiError({ kind: 'http', status: 409, body: { code, detail: 'x' } })),
  };
}

//
describe('a form whose save meets somebody else’s', () => {
  it('keeps what is typed between the press and the refusal, also while the newer row is read', async () => {
    const { form, type, save, refuse } = open({ name: 'Hana', title: 'Host' });
    type({ name: 'Hana M' });
    let answer = (_row: Row): void => undefined;
    let asked = (): void => undefined;
    const reading = new Promise<void>((resolve) => (asked = resolve));
    const saving = save(() => {
      asked();
      return new Promise((resolve) => (answer = resolve));
    });
    type({ name: 'Hana Mori' });
    refuse('edit_conflict');
    await reading;
    type({ name: 'Hana Mori-Ito' });
    await act(async () => {
      answer({ name: 'Hannah', title: 'Founder' });
      await saving;
    });
    expect(form().values).toEqual({ name: 'Hana Mori-Ito', title: 'Founder' });
    expect(form().conflict).toMatchObject({ takenOver: ['title'], clashing: ['name'] });
    expect(form().base).toEqual({ name: 'Hannah', title: 'Founder' });
  });

  it('throws other failures, and leaves the form as it is', async () => {
    const { form, type, save, refuse } = open({ name: 'Hana', title: 'Host' });
    type({ name: 'Hana M' });
    const saving = save(async () => null);
    refuse('rate_limited');
    await expect(saving).rejects.toMatchObject({ code: 'rate_limited' });
    expect(form().values).toEqual({ name: 'Hana M', title: 'Host' });
    expect(form().conflict).toBeNull();
  });
});
