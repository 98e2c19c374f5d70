import { text } from '@latchkey/gateway/server'
import { check, optional, pipe } from 'valibot'

const isWebUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** The message doesn't quote the URL, which may contain a key. */
const webUrl = pipe(text, check(isWebUrl, 'not a URL'))

/** Settings of the login with Farcaster. It is off unless the operator sets both: requests leave for another host. */
export const farcasterSettings = {
  /** The relay between the frame and the Farcaster app, such as https://relay.farcaster.xyz. */
  FRAME_FARCASTER_RELAY: optional(webUrl),
  /** A node of Optimism, which says who owns a Farcaster account. */
  FRAME_OPTIMISM_RPC: optional(webUrl),
}
