import type { NetworkId, SignInData } from '@latchkey/protocol'

/** What a server expects of a sign-in. Nothing of it may come from the message itself. */
export type ExpectedSignIn = {
  /** The site's own host with its port (`example.com`, `localhost:3000`), or several. */
  readonly domain: string | readonly string[]
  /**
   * The nonce that was given to this visitor; or a function that uses it up and answers whether it was there. The
   * function is asked last, once everything else holds, so that it can take the nonce away in one atomic step.
   */
  readonly nonce: string | ((nonce: string, data: SignInData) => boolean | Promise<boolean>)
  /**
   * Whether the server gave this nonce, asked before anything that costs time or asks a node, so that a stranger without
   * a nonce can cause neither. It uses nothing up; that is for `nonce`.
   */
  readonly isKnownNonce?: (nonce: string) => boolean | Promise<boolean>
  /** The exact URI, or an origin (`https://example.com`) for all that it has; an address of `domain` unless told. */
  readonly uri?: string | readonly string[]
  /** The chains that count; any unless told. */
  readonly chainIds?: readonly NetworkId[]
  /** The account in question, where it is known already. */
  readonly address?: string
  /** How long after it was issued a message may be used, whatever its expiration time says. */
  readonly maxAgeMs?: number
}
