import { getApproval } from '@latchkey/protocol'
import type { HandedWallet } from './HandedWallet'
import { openHandedFactor } from './openHandedFactor'
import { takeSession, type WindowSession } from './takeSession'

/** Takes the wallet that the frame handed over to this window. @throws frameSessionEnded, loginEnded, networkFailure */
export async function takeWallet(): Promise<HandedWallet & Pick<WindowSession, 'store' | 'boxId'>> {
  const { login, store, account, key, boxId } = await takeSession()
  const { sealed } = await login.call(getApproval, { params: { id: boxId } })
  const { slotId, a } = await openHandedFactor(sealed, key)
  return { login, store, account, slotId, a, boxId }
}
