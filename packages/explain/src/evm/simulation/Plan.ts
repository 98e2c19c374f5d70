import type { EvmRequest } from '../EvmRequest'
import type { ReadLines } from '../readings/loadReading'
import type { Read } from './reads'

/** What to find out about a request. */
export type Plan = {
  readonly request: EvmRequest
  /** Says what it asks for. */
  readonly readLines: ReadLines
  readonly account: string
  readonly watch: readonly string[] | undefined
  readonly reads: readonly Read[]
}
