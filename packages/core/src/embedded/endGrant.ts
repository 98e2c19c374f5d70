import { httpStatus, revokeSmartSession } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { askFrame } from './askFrame'
import { loadGrants } from './loadGrants'
import { openFrame } from './openFrame'

/** The gateway has no such session, or it has ended already. */
const ended: readonly unknown[] = [400, 404]

/**
 * [FLG-6] Ends what this site may do without asking, at once. Then tells the gateway, if the permission belongs to a smart
 * session there. @throws frameNotLoaded, networkFailure, httpStatus and what the frame answers
 */
export async function endGrant(latchkey: Latchkey, id: string): Promise<void> {
  const state = latchkey.getState()
  const grant = state.embedded?.grants.find((one) => one.id === id)
  const { address } = getAccount(state, 'eip155')
  if (!grant || !address) return
  const { chainId } = grant
  const client = await openFrame(latchkey)
  const request = { method: 'wallet_revokePermissions', params: { pci: id }, chainId }
  const signature = await askFrame(latchkey, client, (show) => client.request(request, show))
  await loadGrants(latchkey)
  if (typeof signature !== 'string' || !hasGateway(latchkey)) return
  try {
    const params = { address: `${chainId}:${address}` }
    await openGateway(latchkey).call(revokeSmartSession, { params, body: { pci: id, signature } })
  } catch (cause) {
    // Most permissions have no session there. One that it keeps would still be signed for.
    if (!httpStatus.is(cause) || !ended.includes(cause.values.status)) throw cause
    latchkey.logger.info('The gateway has no smart session of a permission', cause)
  }
}
