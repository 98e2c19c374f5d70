import { fallback, type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot'

/** Names of Farcaster and of ENS. */
const name = pipe(string(), regex(/^[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?$/))

/** What the Farcaster app sent through the relay. Nothing in it is true until it has been verified. */
export const farcasterAnswer = object({
  message: pipe(string(), maxLength(10_000), regex(/^[\x20-\x7e\n]+$/)),
  signature: pipe(string(), regex(/^0x[0-9a-f]{2,32766}$/i)),
  /** Not signed: a name to show and nothing else, so any other text counts as none. */
  username: fallback(optional(name), undefined),
})

/** What the Farcaster app sent through the relay. */
export type FarcasterAnswer = InferOutput<typeof farcasterAnswer>
