import { saveFile } from './save-file';

const BYTES = new TextEncoder().encode('%PDF').buffer;

function recorded() {
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  const pressed: { href: string; name: string }[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = (address) => revoked.push(address);
  const onPress = (event: Event) => {
    const link = event.target as HTMLAnchorElement;
    pressed.push({ href: link.href, name: link.download });
    event.preventDefault();
  };
  document.addEventListener('click', onPress);
  return { blobs, revoked, pressed, stop: () => document.removeEventListener('click', onPress) };
}

describe('saveFile', () => {
  it('saves the bytes under their own name, else under the given one, and lets go of the memory', () => {
    jest.useFakeTimers();
    const { blobs, revoked, pressed, stop } = recorded();
    saveFile({ name: 'own.pdf', type: 'application/pdf', bytes: BYTES }, 'fallback.pdf');
    saveFile({ name: null, type: 'application/pdf', bytes: BYTES }, 'fallback.pdf');
    expect(pressed).toEqual([
      { href: 'blob:1', name: 'own.pdf' },
      { href: 'blob:2', name: 'fallback.pdf' },
    ]);
    expect([blobs[0]?.type, blobs[0]?.size]).toEqual(['application/pdf', 4]);
    expect(document.querySelector('a')).toBeNull();
    jest.runAllTimers();
    expect(revoked).toEqual(['blob:1', 'blob:2']);
    jest.useRealTimers();
    stop();
  });
});
