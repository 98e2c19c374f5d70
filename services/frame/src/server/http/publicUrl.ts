import type { Context } from 'hono'
import type { FrameSettings } from '../config/readFrameSettings'

/** Returns the public URL of the frame, without a slash at its end; in development the one that the request used. */
export function publicUrl(
  { FRAME_PUBLIC_URL }: Pick<FrameSettings, 'FRAME_PUBLIC_URL'>,
  { req }: Context,
): string {
  return (FRAME_PUBLIC_URL ?? new URL(req.url).origin).replace(/\/+$/, '')
}
