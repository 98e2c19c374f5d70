import { type postFarcasterWait as contract, socialUnavailable } from '@latchkey/protocol'
import type { FrameServices } from '../../FrameServices'
import type { FrameHandler } from '../../http/handleCall'
import type { Attempt } from '../../login/Attempt'
import { waitForCode } from '../waitForCode'
import { askChannel } from './askChannel'

/**
 * [FRM-7] Waits up to 20 seconds until the visitor approves in the Farcaster app, and asks the relay every second
 * meanwhile. The app shows the frame's host and asks there, so there is no button here. @throws socialUnavailable
 */
export function postFarcasterWait(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { farcaster } = services
  return async (request) => {
    if (!farcaster) throw socialUnavailable({ provider: 'Farcaster' })
    return waitForCode(services, request, () => askChannel(services, farcaster, request))
  }
}
