import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FrameSettings } from './readFrameSettings'

/** What the login server keeps out of its database: with it alone, stored codes and addresses tell nothing. */
export type Secrets = {
  /** Returns what to store instead of a short code; `context` ties it to one use. */
  seal(code: string, context: string): Buffer
  /** Whether a code is the stored one, in the same time for all codes. */
  matches(sealed: Buffer, code: string, context: string): boolean
  /** Returns what to store instead of a network address. */
  hide(text: string): string
}

/** Creates the secrets from the newest key of the settings. */
export function createSecrets({ LATCHKEY_FRAME_KEY: [key = ''] }: FrameSettings): Secrets {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', `latchkey/frame/${use}`, 32))
  const [codes, hidden] = [derive('codes'), derive('hidden')]
  const seal = (code: string, context: string) =>
    createHmac('sha256', codes).update(`${context}\n${code}`).digest()
  return {
    seal,
    matches: (sealed, code, context) => timingSafeEqual(hash(sealed), hash(seal(code, context))),
    hide: (text) => createHmac('sha256', hidden).update(text).digest('base64url').slice(0, 22),
  }
}

/** Comparing in constant time needs equal lengths. */
function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
