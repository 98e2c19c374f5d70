import type { FrameResponse, FrameUser, LatchkeyError } from '@latchkey/protocol'
import type { Social } from '../options/Features'

/** How far a login is. `device` waits for the link in a mail, `otp` for the code. */
export type EmbeddedStep =
  | 'idle'
  | 'sending'
  | 'device'
  | 'otp'
  | 'verifying'
  | 'social'
  | 'creating'
  | 'connected'

/** What opens the wallet, and whether the operator could. */
export type WaysBack = FrameResponse<'GET_WAYS_BACK'>

/** [FLG-6] What the visitor lets the site do without asking. */
export type Grants = FrameResponse<'GET_GRANTS'>['grants']

/** [FRM-3] [FRM-18] The embedded wallet and the login to it. */
export type EmbeddedState = {
  /** The address that the visitor typed, or the one of their wallet. */
  readonly email: string | null
  /** The visitor's name at the social provider. */
  readonly userName: string | null
  readonly provider: Social | null
  /** [FRM-7] What the visitor opens in the Farcaster app, as a QR code or a link. */
  readonly farcasterUrl: string | null
  readonly step: EmbeddedStep
  readonly error: LatchkeyError | null
  /** When another mail may be sent, in milliseconds. */
  readonly resendAt: number | null
  /** False where the browser denies the frame its storage: the login ends with the page. */
  readonly isRemembered: boolean
  readonly user: FrameUser | null
  /** [FRM-13] The ids of the EVM chains where the wallet has smart accounts. */
  readonly smartNetworks: readonly number[]
  readonly waysBack: WaysBack | null
  /** [FLG-6] What the site may do without asking, as it was last read. */
  readonly grants: Grants
  /** Whether the frame lies over the modal. */
  readonly isFrameShown: boolean
}

/** The state before the first login and after signing out. */
export const initialEmbedded: EmbeddedState = {
  email: null,
  userName: null,
  provider: null,
  farcasterUrl: null,
  step: 'idle',
  error: null,
  resendAt: null,
  isRemembered: true,
  user: null,
  smartNetworks: [],
  waysBack: null,
  grants: [],
  isFrameShown: false,
}
