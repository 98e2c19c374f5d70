import { httpStatus, revokeSmartSession } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { loadGrants } from './loadGrants'
import { openFrame } from './openFrame'

/**
 * [FLG-6] Ends what this site may do without asking, at once. Then tells the gateway, if the permission belongs to a smart
 * session there. @throws frameNotLoaded, networkFailure and what the frame answers
 */
export async function endGrant(latchkey: Latchkey, id: string): Promise<void> {
  const state = latchkey.getState()
  const grant = state.embedded?.grants.find((one) => one.id === id)
  const { address } = getAccount(state, 'eip155')
  if (!grant || !address) return
  const { chainId } = grant
  const client = await openFrame(latchkey)
  const signature = await client.ask('RPC_REQUEST', {
    method: 'wallet_revokePermissions',
    params: { pci: id },
    chainId,
  })
  await loadGrants(latchkey)
  if (typeof signature !== 'string' || !hasGateway(latchkey)) return
  try {
    const params = { address: `${chainId}:${address}` }
    await openGateway(latchkey).call(revokeSmartSession, { params, body: { pci: id, signature } })
  } catch (cause) {
    // Most permissions have no session there. The wallet itself has ended it in any case.
    if (!httpStatus.is(cause)) throw cause
    latchkey.logger.info('The gateway has no smart session of a permission', cause)
  }
}
