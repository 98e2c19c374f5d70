import { smartAccountAddresses } from '@latchkey/protocol'
import { sponsorRefused } from '../errors'
import type { AccountCall } from './decodeCalls'

const entryPoint = smartAccountAddresses.entryPoint.toLowerCase()

/** Rejects calls that the operator doesn't pay for. @throws sponsorRefused */
export function checkTargets(
  calls: readonly AccountCall[],
  sender: string,
  targets: ReadonlySet<string> | undefined,
): void {
  for (const { to, data } of calls) {
    // A call of the account by itself could contain any other call.
    const isNested = to === sender && data !== '0x'
    if (isNested || to === entryPoint || (targets && !targets.has(to)))
      throw sponsorRefused({ reason: 'target' })
  }
}
