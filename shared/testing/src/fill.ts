import { userEvent } from '@testing-library/user-event';

/**
 * Writes into a field in one go, as a password manager or a paste does: one render instead of one a letter. Where the letters
 * themselves matter (masks, suggestions, a search that waits for the last one), a spec types with `userEvent.type`.
 * @param user a `userEvent.setup()` of its own, such as one with other timers
 */
export async function fill(
  field: Element,
  text: string,
  user: Pick<typeof userEvent, 'click' | 'paste'> = userEvent,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
