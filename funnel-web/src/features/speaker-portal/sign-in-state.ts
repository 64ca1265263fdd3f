/** What the page that leads to sign-in says to it, in the state of the address. */
export interface SignInState {
  /** The sign-in ran out, or was ended elsewhere: nobody pressed Sign out. */
  ended: true;
}
