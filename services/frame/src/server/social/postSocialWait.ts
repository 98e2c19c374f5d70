import type { postSocialWait as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { waitForCode } from './waitForCode'

/**
 * [FRM-6] Waits up to 20 seconds until the visitor confirms in the provider's window, for pages that the window can't
 * reach. Without the button, a stranger could start a login, send its link to somebody, and collect the account here.
 */
export function postSocialWait(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  return (request) => waitForCode(services, request)
}
