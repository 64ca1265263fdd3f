/** The browser's side of passkeys: what it was asked, and what it answers next. */
export interface FakePasskeys {
  readonly asked: ('create' | 'get')[];
  /** The next questions are refused like this: `NotAllowedError` … Null: they are answered. */
  refuse(name: string | null): void;
  /** Takes the browser's passkeys away again. */
  remove(): void;
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

/** Gives the test's browser passkeys, which it offers by itself with `inField`. Its answers hold texts in place of keys; the server of a test does not look at them. */
export function installPasskeys({ inField = false } = {}): FakePasskeys {
  const asked: FakePasskeys['asked'] = [];
  let refusal: string | null = null;
  const answer = (kind: 'create' | 'get', response: object) => {
    asked.push(kind);
    if (refusal !== null) return Promise.reject(new DOMException('refused by the test', refusal));
    return Promise.resolve({
      id: 'cGFzc2tleQ',
      rawId: bytes('passkey'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response,
      getClientExtensionResults: () => ({}),
    });
  };
  const credentials = {
    create: () =>
      answer('create', {
        clientDataJSON: bytes('{}'),
        attestationObject: bytes('made'),
        getTransports: () => ['internal'],
      }),
    get: () =>
      answer('get', {
        clientDataJSON: bytes('{}'),
        authenticatorData: bytes('used'),
        signature: bytes('signed'),
        userHandle: null,
      }),
  };
  class Credential {
    static isConditionalMediationAvailable = () => Promise.resolve(inField);
  }
  Object.defineProperty(globalThis.navigator, 'credentials', { value: credentials, configurable: true });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: Credential, configurable: true });
  return {
    asked,
    refuse: (name) => {
      refusal = name;
    },
    remove: () => {
      Reflect.deleteProperty(globalThis.navigator, 'credentials');
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    },
  };
}
