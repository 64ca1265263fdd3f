export { startInbox, type Inbox, type InboxOptions } from './inbox/start-inbox.js';
export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/start-sandbox.js';
export { DEMO_PAYPAL } from './sandbox/paypal/demo-paypal.js';
export { issueCertificate, type CertificateRequest } from './sandbox/paypal/issue-certificate.js';
export { DEMO_STRIPE } from './sandbox/stripe/demo-stripe.js';
export { SimulatorError } from './simulator-error.js';
