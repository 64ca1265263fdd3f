import type { WorkChallenge } from '@summit/contracts';
import { ApiError } from '../api-error.js';
import { withProof } from './with-proof.js';

const CHALLENGE: WorkChallenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '01', salt: '02', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'signed',
};
const refusal = (code: string) =>
  new ApiError({ kind: 'http', status: 403, body: { code, detail: 'x', challenge: CHALLENGE } });

/** A call that answers in turn; errors are thrown. */
function calls(...answers: (string | ApiError)[]) {
  const sent: Record<string, string>[] = [];
  const call = async (headers: Record<string, string>): Promise<string> => {
    sent.push(headers);
    const answer = answers.shift() ?? 'no more';
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  return { sent, call };
}
const solve = async ({ parameters }: WorkChallenge) => `solved ${parameters.nonce}`;

describe('withProof', () => {
  it('does no work where none is asked for', async () => {
    const { sent, call } = calls('registered');
    expect(await withProof(call, { solve: () => Promise.reject(new Error('worked')) })).toBe('registered');
    expect(sent).toEqual([{}]);
  });

  it('does the work, says so, and calls again with the proof', async () => {
    const { sent, call } = calls(refusal('proof_of_work_needed'), 'registered');
    let worked = 0;
    expect(await withProof(call, { solve, onWork: () => (worked += 1) })).toBe('registered');
    expect(sent).toEqual([{}, { 'x-form-proof': 'solved 01' }]);
    expect(worked).toBe(1);
  });

  it('calls again once only', async () => {
    const { sent, call } = calls(refusal('proof_of_work_needed'), refusal('proof_of_work_needed'), 'registered');
    await expect(withProof(call, { solve })).rejects.toMatchObject({ code: 'proof_of_work_needed' });
    expect(sent).toHaveLength(2);
  });

  it('leaves every other refusal alone', async () => {
    const { sent, call } = calls(refusal('forbidden'));
    await expect(withProof(call, { solve })).rejects.toMatchObject({ code: 'forbidden' });
    expect(sent).toHaveLength(1);
  });
});
