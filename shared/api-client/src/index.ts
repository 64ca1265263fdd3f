export * from './api-error.js';
export * from './call-options.js';
export { download, fileNameOf, type FileEndpoint } from './download.js';
export { withProof, type ProofExtras } from './proof/with-proof.js';
export { send, type JsonEndpoint } from './send.js';
export * from './transport.js';
