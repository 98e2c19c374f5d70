import type { Namespace } from '@latchkey/protocol'
import type { Task } from './Task'

/** What a site asks, taken out of its session. */
export type Asked = {
  readonly chainId: string
  readonly method: string
  /** Of the site's making. */
  readonly params: unknown
}

/** A family of chains that the wallet has a key for. */
export type Family = {
  readonly namespace: Namespace
  readonly name: string
  /** Given where a site names no chain at all, and shown on the first screen. */
  readonly usualChains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The address on a chain, or null where the chain is not known. */
  addressOn(chainId: string): string | null
  /** Reads a request as something that can be shown and done. @throws requestRefused */
  read(asked: Asked): Task
}
