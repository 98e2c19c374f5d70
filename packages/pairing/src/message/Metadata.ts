/** What one side says of itself. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
  /** Where the other side goes back to. */
  readonly redirect?: { readonly native?: string; readonly universal?: string }
}
