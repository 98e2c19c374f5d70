import type { TokenFacts } from '../TokenFacts'
import type { ExplanationTexts } from './en'

/** What an explanation needs to be put into words. */
export type Saying = {
  readonly texts: ExplanationTexts
  readonly locale: string
  /** The coin of the network. */
  readonly coin: TokenFacts
  /** The name of the network. */
  readonly network?: string | undefined
  /** A name of an address that the visitor can trust. What the explanation's own labels say comes first. */
  readonly nameOf?: ((address: string) => string | undefined) | undefined
}
