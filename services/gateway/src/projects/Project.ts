/** A site that may use the gateway. */
export type Project = {
  readonly id: string
  readonly name: string
  /** Where its pages are; `*` in the place of a label stands for any, an empty list for anywhere. */
  readonly origins: readonly string[]
  /** Requests a day; null is without limit. */
  readonly quota: number | null
  readonly disabled: boolean
}
