import type { Namespace } from '@latchkey/protocol'
import type { Task } from './Task'

/** A request of a site, taken from its session. */
export type Asked = {
  readonly chainId: string
  readonly method: string
  /** Written by the site. */
  readonly params: unknown
}

/** A family of chains that the wallet has a key for. */
export type Family = {
  readonly namespace: Namespace
  readonly name: string
  /** Used if a site names no chain, and shown on the first screen. */
  readonly usualChains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The address on a chain, or null if the chain is unknown. */
  addressOn(chainId: string): string | null
  /** Parses a request into something that can be shown and done. @throws requestRefused */
  read(asked: Asked): Task
}
