import type { Ask } from '../wallet/createAsk'
import type { EventEmitter } from '../wallet/createEventEmitter'
import type { BitcoinMemory } from './createBitcoinMemory'
import type { Deeds } from './createDeeds'

/** What the object that a page gets is made of, whichever its form. */
export type SurfaceParts = {
  readonly ask: Ask
  readonly deeds: Deeds
  readonly memory: BitcoinMemory
  /** What happens inside: `accounts` and `network`. */
  readonly emitter: EventEmitter
  /** What the page hears. */
  readonly outside: EventEmitter
  readonly name: string
  readonly icon: unknown
}
