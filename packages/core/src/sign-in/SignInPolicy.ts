/** [SIW-9] What becomes of a sign-in when the visitor turns to another account or network. */
export type SignInPolicy = {
  /**
   * `resign`: each account signs in for itself and is asked to. `signout`: leaving an account ends its sign-in, and the
   * next one is not asked. `keep`: whoever signed in stays so, whichever account is active.
   */
  readonly onAccountChange: 'resign' | 'signout' | 'keep'
  /** `keep`: a sign-in counts on all networks of its family. `resign`: each network needs one of its own. */
  readonly onNetworkChange: 'keep' | 'resign'
}
