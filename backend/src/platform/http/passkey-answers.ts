import type { AddPasskeyRequest, PasskeyRow, UsePasskeyRequest } from '@summit/contracts';

/** A passkey as the modules know it; times in ms. */
interface ShownPasskey {
  id: string;
  label: string;
  synced: boolean;
  createdAt: number;
  lastUsedAt: number | null;
}

/** The name of a passkey until its owner gives it another. */
export const passkeyLabel = (browser: string | null): string => browser ?? 'Passkey';

export const presentPasskey = ({ id, label, synced, createdAt, lastUsedAt }: ShownPasskey): PasskeyRow => ({
  id,
  label,
  synced,
  created_at: new Date(createdAt).toISOString(),
  last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});

export const madePasskey = ({ credential_id, client_data, attestation, transports }: AddPasskeyRequest) => ({
  credentialId: credential_id,
  clientData: client_data,
  attestation,
  transports,
});

export const usedPasskey = (body: UsePasskeyRequest) => ({
  credentialId: body.credential_id,
  clientData: body.client_data,
  authenticatorData: body.authenticator_data,
  signature: body.signature,
  userHandle: body.user_handle,
});
