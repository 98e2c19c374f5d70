import {
  notConnected,
  revokeSmartSession as revoke,
  type SmartSession,
  smartSessionNotRevoked,
  userRejected,
  writeSmartSessionText,
} from '@latchkey/protocol'
import { detailsLearnt } from '../account/transitions'
import { type Account, getAccount } from '../connect/getAccount'
import { getConnector } from '../connect/getConnector'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { initialSmartSessions, type SmartSessionsState } from './SmartSessionsState'

/**
 * [FLG-6] Revokes a smart session of the active account. The wallet signs for it, then the gateway stops to sign with it.
 * @throws notConnected, userRejected, smartSessionNotRevoked
 */
export async function revokeSmartSession(latchkey: Latchkey, pci: string): Promise<void> {
  const { store, host } = latchkey
  const account = getAccount(store.getState())
  const { caipAddress, namespace } = account
  if (!caipAddress) throw notConnected({ namespace })
  const known = () => store.getState().account.byAddress[caipAddress]?.smartSessions ?? initialSmartSessions
  const session = known().sessions.find((one) => one.pci === pci)
  // One at a time: the visitor decides on what is on the screen.
  if (!session || known().revoking !== null) return
  const learn = (learnt: Partial<SmartSessionsState>) =>
    store.send(detailsLearnt, { caipAddress, details: { smartSessions: { ...known(), ...learnt } } })
  learn({ revoking: pci })
  try {
    const signature = await sign(latchkey, account, caipAddress, session)
    await openGateway(latchkey).call(revoke, { params: { address: caipAddress }, body: { pci, signature } })
    const revokedAt = Math.floor(host.now() / 1_000)
    learn({ sessions: known().sessions.map((one) => (one.pci === pci ? { ...one, revokedAt } : one)) })
  } catch (cause) {
    if (userRejected.is(cause)) throw cause
    throw smartSessionNotRevoked({}, { cause })
  } finally {
    learn({ revoking: null })
  }
}

/** The embedded wallet shows which session it is about. Other wallets show a text that says so. */
async function sign(
  latchkey: Latchkey,
  { namespace, address, connectorId }: Account,
  account: string,
  { pci, permissions, expiry }: SmartSession,
): Promise<string> {
  const connector = connectorId ? getConnector(latchkey.getState(), connectorId, namespace) : undefined
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter || !connector || !address) throw notConnected({ namespace })
  const ask = connector.type === 'AUTH' ? adapter.can.revokePermissions : undefined
  const answer = await ask?.({ connector, params: { pci, permissions, expiry, address } })
  if (typeof answer === 'string') return answer
  const projectId = latchkey.options.projectId ?? ''
  const message = writeSmartSessionText('revoke', { pci, account, projectId })
  return adapter.signMessage({ connector, address, message })
}
