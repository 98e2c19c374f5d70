/** What a peer says about itself. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
  /** Where the peer returns to. */
  readonly redirect?: { readonly native?: string; readonly universal?: string }
}
