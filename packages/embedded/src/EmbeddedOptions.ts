/** Options of `embedded`. */
export type EmbeddedOptions = {
  /** The URL of your secure frame. Its origin must be another one than the page's. */
  readonly url: string
}
