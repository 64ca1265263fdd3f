import { PageMessage } from '@summit/ui/page-message/PageMessage';

/** Stands in for the sign-in and the dashboard until they open. */
export function OpeningPage() {
  return <PageMessage title="Admin Dashboard" text="Sign-in is not open yet." day={2} />;
}
