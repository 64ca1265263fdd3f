import { LinkPressPage } from '../../features/speaker-portal/LinkPressPage';

export interface UnsubscribePageProps {
  /** From the link of a mail; null where it has been cut off. */
  token: string | null;
  /** Answers what the server says about it. */
  unsubscribe: (token: string) => Promise<string>;
}

const LINES = {
  everything: 'One press ends all reminders and news. Messages about your registration, orders and account still come.',
  sales: 'One press ends messages about credited sales. Your account can turn them on again.',
} as const;

/** /unsubscribe (F-245). The token of a mail about a sale names what it ends. */
export function UnsubscribePage({ token, unsubscribe }: UnsubscribePageProps) {
  return (
    <LinkPressPage
      title="Unsubscribe"
      line={token?.endsWith('.affiliate-sales') ? LINES.sales : LINES.everything}
      help="Anything else? Write to us:"
      token={token}
      linkInvalid="This link is not complete. Open it from the message again, or reply to the message."
      button="Unsubscribe"
      press={unsubscribe}
    />
  );
}
