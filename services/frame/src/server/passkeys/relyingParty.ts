import type { Context } from 'hono'
import type { FrameSettings } from '../config/readFrameSettings'
import { publicUrl } from '../http/publicUrl'

/** Whom a passkey is for: the frame's own origin, never the site around it. */
export type RelyingParty = { readonly id: string; readonly origin: string; readonly name: string }

/** Returns whom passkeys of this frame are for. */
export function relyingParty(
  settings: Pick<FrameSettings, 'FRAME_PUBLIC_URL'>,
  context: Context,
): RelyingParty {
  const { hostname, origin } = new URL(publicUrl(settings, context))
  return { id: hostname, origin, name: 'Latchkey' }
}
