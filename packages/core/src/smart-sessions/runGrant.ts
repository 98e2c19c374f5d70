import {
  activateSmartSession,
  fieldsOf,
  malformedAnswer,
  notConnected,
  permissionRefused,
  postSmartSession,
  providerUnsupportedMethod,
} from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { getConnector } from '../connect/getConnector'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { pushView } from '../nav/navigate'
import { fetchSmartSessions } from './fetchSmartSessions'
import type { GrantedSmartSession } from './GrantedSmartSession'
import type { SmartSessionRequest } from './SmartSessionRequest'

/**
 * [FLG-6] Asks the active account for a smart session: starts it at the gateway, whose key comes before the site's, has the
 * wallet grant it, activates it, and shows that in the modal. @throws notConnected, providerUnsupportedMethod,
 * permissionRefused, userRejected, malformedAnswer and what the gateway answers
 */
export async function runGrant(
  latchkey: Latchkey,
  { expiry, signer, permissions, policies = [] }: SmartSessionRequest,
): Promise<GrantedSmartSession> {
  const { caipAddress, namespace, address, connectorId } = getAccount(latchkey.getState())
  const connector = connectorId ? getConnector(latchkey.getState(), connectorId, namespace) : undefined
  if (!caipAddress || !address || !connector) throw notConnected({ namespace })
  const { grantPermissions, revokePermissions } = latchkey.adapters.get(namespace)?.can ?? {}
  if (!grantPermissions) throw providerUnsupportedMethod()
  const { keys } = fieldsOf(signer.data)
  if (signer.type !== 'keys' || !Array.isArray(keys)) throw permissionRefused({ reason: 'signer' })

  const gateway = openGateway(latchkey)
  const params = { address: caipAddress }
  const { pci, key } = await gateway.call(postSmartSession, {
    params,
    body: { expiry, signer, permissions, policies },
  })
  const terms = { expiry, signer: { ...signer, data: { keys: [key, ...keys] } }, permissions, policies }
  const chainId = caipAddress.slice(0, caipAddress.lastIndexOf(':'))
  const asked = {
    ...terms,
    address,
    chainId: `0x${BigInt(chainId.slice(chainId.indexOf(':') + 1)).toString(16)}`,
  }
  // The embedded wallet confirms the session to the gateway. Others may refuse a field that they don't know.
  const isEmbedded = connector.type === 'AUTH'
  const answer = await grantPermissions({ connector, params: isEmbedded ? { ...asked, pci } : asked })
  const { context, signature } = fieldsOf(answer)
  if (typeof context !== 'string') throw malformedAnswer({ what: 'context' })
  const isConfirmed = isEmbedded && typeof signature === 'string'
  try {
    const body = { pci, ...terms, context, ...(isConfirmed ? { signature } : {}) }
    await gateway.call(activateSmartSession, { params, body })
  } catch (cause) {
    // Nobody would see it in the list, so nobody could end it.
    if (isEmbedded)
      await revokePermissions?.({ connector, params: { pci, permissions, expiry, address } }).catch(
        (failure: unknown) => latchkey.logger.warn('Could not end a permission', failure),
      )
    throw cause
  }
  await showCreated(latchkey)
  return { permissions, context: pci, expiry, address, chainId }
}

/** A site without our views has nothing to show it in. */
async function showCreated(latchkey: Latchkey): Promise<void> {
  void fetchSmartSessions(latchkey)
  if (latchkey.slots.size === 0) return
  if (isShown(latchkey)) pushView(latchkey, 'SmartSessionCreated')
  else await latchkey.open({ view: 'SmartSessionCreated' })
}
