/** Name of the job that tells an address of the operator about an alert. */
export const WEBHOOK_TASK = 'alerts/webhook';
