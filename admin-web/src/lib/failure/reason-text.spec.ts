import { ApiError } from '@summit/api-client';
import { failedText, reasonText } from './reason-text';

describe('the reason of a failure', () => {
  it.each(['network', 'timeout'] as const)('names the connection where there was no answer: %s', (kind) => {
    expect(reasonText(new ApiError({ kind }), 'Unknown error')).toBe(
      'The server did not answer. Please check your internet connection and try again.',
    );
  });

  it('is the server’s own text, else unknown (A-214)', () => {
    const refusal = new ApiError({ kind: 'http', status: 400, body: { detail: 'No such code.' } });
    expect(reasonText(refusal, 'Unknown error')).toBe('No such code.');
    expect(reasonText(new ApiError({ kind: 'http', status: 500 }), 'Unknown error')).toBe('Unknown error');
    expect(reasonText(new Error('broken'), 'Unknown error')).toBe('Unknown error');
  });

  it('is said with what failed, where that has no other reason', () => {
    const lost = new ApiError({ kind: 'network' });
    const connection = 'The server did not answer. Please check your internet connection and try again.';
    expect(failedText(lost, 'Error saving')).toBe(`Error saving: ${connection}`);
    expect(failedText(lost, 'It was not saved.')).toBe(`It was not saved. ${connection}`);
    expect(failedText(new ApiError({ kind: 'http', status: 500 }), 'Error saving')).toBe('Error saving');
  });
});
