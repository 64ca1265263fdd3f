export { startInbox, type Inbox, type InboxOptions } from './inbox/start-inbox.js';
export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/start-sandbox.js';
export { SimulatorError } from './simulator-error.js';
