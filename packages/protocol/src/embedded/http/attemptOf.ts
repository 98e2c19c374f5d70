import { maxLength, optional, pipe, string } from 'valibot'
import { bytes } from '../bytes'
import { frameId } from './loginSchema'

/** What starts every way to sign in: the site, and the key that alone can finish. */
export const attemptOf = /* @__PURE__ */ (() => ({
  projectId: pipe(string(), maxLength(200)),
  /** The origin of the page that holds the frame. */
  origin: pipe(string(), maxLength(300)),
  /** The frame's P-256 key: 65 bytes, uncompressed. */
  publicKey: bytes(65),
  /** The device as the server named it at the last login, if the frame remembers it. */
  deviceId: optional(frameId),
}))()
