import type { NetworkId, SignInData } from '@latchkey/protocol'

/** What a server expects from a sign-in. Never take these values from the message itself. */
export type ExpectedSignIn = {
  /** The site's host with its port (`example.com`, `localhost:3000`), or several. */
  readonly domain: string | readonly string[]
  /**
   * The visitor's nonce, or a function that consumes it and returns whether it was valid. The function runs last, once
   * everything else holds, so it can consume the nonce in one atomic step.
   */
  readonly nonce: string | ((nonce: string, data: SignInData) => boolean | Promise<boolean>)
  /**
   * Whether the server issued this nonce. Runs before anything slow, so a stranger without a nonce can't cause work.
   * It must not consume the nonce; `nonce` does that.
   */
  readonly isKnownNonce?: (nonce: string) => boolean | Promise<boolean>
  /** The exact URI, or an origin (`https://example.com`) for all its pages. Defaults to any URL on `domain`. */
  readonly uri?: string | readonly string[]
  /** The accepted chains. Defaults to any. */
  readonly chainIds?: readonly NetworkId[]
  /** The expected account, if already known. */
  readonly address?: string
  /** The maximum age of a message, regardless of its expiration time. */
  readonly maxAgeMs?: number
}
