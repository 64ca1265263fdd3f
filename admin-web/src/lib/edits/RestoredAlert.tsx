import { FormAlert } from '@summit/ui/form/FormAlert';

/** Above what was typed before the sign-in ended, or the page was loaded again. */
export const RestoredAlert = () => (
  <FormAlert severity="info">What you had typed here before is back in the form. It is not saved yet.</FormAlert>
);
