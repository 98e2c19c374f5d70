import type { Ask } from '../Ask'
import type { TokenFacts } from '../TokenFacts'
import type { Runtime } from './Runtime'

/** What an explanation needs from outside. Without a node a call can't be read: only the chain knows its calls. */
export type PolkadotPorts = {
  /** The account that is asked to sign, as an SS58 address of any network. */
  readonly account: string
  readonly ask?: Ask | undefined
  /** The chain's description of itself, from `loadRuntime`. Keep it until the chain's version changes: it's large. */
  readonly runtime?: Promise<Runtime> | undefined
  /** An asset that the site or the operator vouches for, by its pallet and its number, such as `Assets:1984`. */
  readonly tokenOf?: ((asset: string) => TokenFacts | undefined) | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
}
