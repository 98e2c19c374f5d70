/** A site that may use the gateway. */
export type Project = {
  readonly id: string
  readonly name: string
  /** The allowed origins; `*` stands for any label or port, and an empty list allows all. */
  readonly origins: readonly string[]
  /** Requests per day; null is unlimited. */
  readonly quota: number | null
  readonly disabled: boolean
}
