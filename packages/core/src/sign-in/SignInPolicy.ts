/** [SIW-9] What happens to a sign-in when the visitor changes account or network. */
export type SignInPolicy = {
  /**
   * `resign`: each account is asked to sign in. `signout`: leaving an account ends its session, and the next
   * one isn't asked. `keep`: the session counts for every account.
   */
  readonly onAccountChange: 'resign' | 'signout' | 'keep'
  /** `keep`: a session counts on all networks of its family. `resign`: each network needs its own. */
  readonly onNetworkChange: 'keep' | 'resign'
}
