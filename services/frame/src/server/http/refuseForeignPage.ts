import { frameOriginRefused } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { FrameSettings } from '../config/readFrameSettings'

/**
 * Lets only the frame's own pages call it: browsers name the calling page in `Origin`. The host decides, because a proxy
 * may end TLS. @throws frameOriginRefused
 */
export function refuseForeignPage(
  { FRAME_PUBLIC_URL }: Pick<FrameSettings, 'FRAME_PUBLIC_URL'>,
  { req }: Context,
): void {
  const origin = req.header('origin')
  if (origin === undefined) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  const own = [new URL(req.url).host, FRAME_PUBLIC_URL && new URL(FRAME_PUBLIC_URL).host]
  if (host === undefined || !own.includes(host)) throw frameOriginRefused({ origin: origin.slice(0, 300) })
}
