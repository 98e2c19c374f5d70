/** Events of one end, serialisable across tabs: in order, including those before the end was reopened. */
export type Told = {
  readonly name: string
  readonly topic?: string
  readonly id?: number
  readonly value?: unknown
}
