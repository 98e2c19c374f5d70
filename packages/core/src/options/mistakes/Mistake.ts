/** Something in the options that works, but that a site hardly means. */
export type Mistake = {
  /** The option, or a part of it such as `features.swaps`. */
  readonly option: string
  /** What was given and what was expected, as sentences. */
  readonly text: string
}
