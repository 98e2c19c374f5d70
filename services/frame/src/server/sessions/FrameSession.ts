/** A signed-in page on one device. */
export type FrameSession = {
  readonly id: string
  readonly userId: string
  readonly deviceId: string
  /** Whether it is a window of the frame's own origin that got the session from a page's frame. */
  readonly isWindow: boolean
  readonly publicKey: string
  /** When the visitor last proved who they are. */
  readonly signedInAt: Date
  readonly seenAt: Date
  readonly expiresAt: Date
  /** The page that holds the frame, and its project. */
  readonly origin: string
  readonly project: string
  readonly browser: string
  readonly email: string | null
  readonly userName: string | null
  /** The language of the owner's mails. */
  readonly locale: string
}
