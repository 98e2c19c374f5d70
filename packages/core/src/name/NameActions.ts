/** What works on names. The state `name` tells what came of it. */
export type NameActions = {
  /** [NAM-5] Loads the operator's zones and the names of the active account. Never throws. */
  load(): Promise<void>
  /** [NAM-2] Takes what the visitor typed, and finds out whether it can be registered. */
  setLabel(text: string): void
  /** Looks up the typed name again. */
  retry(): void
  /**
   * [NAM-2] Registers the typed name: shows that, has the active account's wallet sign, and stores the name. While a
   * registration is under way, a second call shows it again. Returns the name.
   * @throws noNameSigner, registerNameFailed, userRejected
   */
  register(): Promise<string>
}
