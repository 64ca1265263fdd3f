import type {
  AddPasskeyRequest,
  AddPasskeyResponse,
  Endpoint,
  PasskeyCreationResponse,
  PasskeyRequestResponse,
  UsePasskeyRequest,
} from '@summit/contracts';
import type { BearerApi } from '../calls/create-bearer-api.js';
import { answerByPasskey, makePasskey } from './browser-passkeys.js';

/** The two calls around a use: the question, and the answer of the browser. */
export interface ProofCalls<Answer> {
  ask: Endpoint<{ response: PasskeyRequestResponse }>;
  answer: Endpoint<{ body: UsePasskeyRequest; response: Answer }>;
}

/** The two calls around a new passkey. */
export interface AdditionCalls {
  ask: Endpoint<{ response: PasskeyCreationResponse }>;
  answer: Endpoint<{ body: AddPasskeyRequest; response: AddPasskeyResponse }>;
}

/** How the browser is asked. */
export interface ProofHow {
  /** It waits until a passkey is chosen in the field of the address. */
  inField: boolean;
  /** Ends the question, also one that the browser has not seen yet. */
  signal?: AbortSignal;
  /** A passkey was chosen; what is left is the server's answer. */
  onChosen?(): void;
}

type Send = BearerApi['send'];
/** `send` without the types of the single call, which those above say. */
type AnySend = (endpoint: object, options?: { body: object }) => Promise<unknown>;

/** Asks the server, then the browser, then the server again: whoever is here proves to be the owner. */
export async function proveByPasskey<Answer>(
  send: Send,
  { ask, answer }: ProofCalls<Answer>,
  how?: ProofHow,
): Promise<Answer> {
  const call = send as AnySend;
  const { handle, options } = (await call(ask)) as PasskeyRequestResponse;
  const used = await answerByPasskey(options, how);
  how?.onChosen?.();
  return (await call(answer, { body: { handle, ...used } })) as Answer;
}

/** Has the browser make a passkey and the server keep it. */
export async function addPasskey(send: Send, { ask, answer }: AdditionCalls): Promise<AddPasskeyResponse> {
  const call = send as AnySend;
  const { handle, options } = (await call(ask)) as PasskeyCreationResponse;
  return (await call(answer, { body: { handle, ...(await makePasskey(options)) } })) as AddPasskeyResponse;
}
