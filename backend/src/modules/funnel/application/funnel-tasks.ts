/** Name of the job that sends a registrant a text message. */
export const SEND_TEXT_TASK = 'funnel/send-text';
