/** What one end tells, as it can be passed from a tab: in order, and also what came before the end was opened anew. */
export type Told = {
  readonly name: string
  readonly topic?: string
  readonly id?: number
  readonly value?: unknown
}
