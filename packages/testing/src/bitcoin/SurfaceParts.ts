import type { Ask } from '../wallet/createAsk'
import type { EventEmitter } from '../wallet/createEventEmitter'
import type { BitcoinMemory } from './createBitcoinMemory'
import type { Deeds } from './createDeeds'

/** The parts of the object that a page gets, in any form. */
export type SurfaceParts = {
  readonly ask: Ask
  readonly deeds: Deeds
  readonly memory: BitcoinMemory
  /** Internal events: `accounts` and `network`. */
  readonly emitter: EventEmitter
  /** The events that the page gets. */
  readonly outside: EventEmitter
  readonly name: string
  readonly icon: unknown
}
