import type { Context } from 'hono'
import type { FrameSettings } from '../config/readFrameSettings'

/** Returns an address of the frame as visitors reach it. Only in development does the request decide. */
export function frameUrl(
  { FRAME_PUBLIC_URL }: Pick<FrameSettings, 'FRAME_PUBLIC_URL'>,
  { req }: Context,
  path: string,
): string {
  return new URL(path, FRAME_PUBLIC_URL ?? req.url).href
}
