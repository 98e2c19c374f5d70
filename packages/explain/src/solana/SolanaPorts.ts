import type { Ask } from '../Ask'
import type { TokenFacts } from '../TokenFacts'

/** What an explanation needs from outside. Without a node it only reads. */
export type SolanaPorts = {
  /** The account that is asked to sign. */
  readonly account: string
  readonly ask?: Ask | undefined
  /** A token by its mint, if the site or the operator vouches for it. */
  readonly tokenOf?: ((mint: string) => TokenFacts | undefined) | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
}
