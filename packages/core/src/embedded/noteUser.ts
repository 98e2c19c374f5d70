import type { FrameUser } from '@latchkey/protocol'
import type { EmbeddedContext } from '../ports/EmbeddedPort'
import { loginReset, smartNetworksCame, userCame } from './transitions'

/** [FRM-18] Stores who the visitor is; called by the host side of the frame. */
export function noteUser({ store }: EmbeddedContext, user: FrameUser): void {
  store.send(userCame, user)
}

/** [FRM-13] Stores where the wallet has smart accounts; called by the host side of the frame. */
export function noteSmartNetworks({ store }: EmbeddedContext, chainIds: readonly number[]): void {
  store.send(smartNetworksCame, chainIds)
}

/** Forgets the visitor; called by the host side of the frame when they are signed out. */
export function noteSignedOut({ store }: EmbeddedContext): void {
  store.send(loginReset)
}
