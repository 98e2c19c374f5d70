import {
  loaded,
  type Namespace,
  noActiveAddress,
  noActiveNetwork,
  noConnectionClient,
  notSupportedByWallet,
  parseNetworkId,
  type SignInMessage,
  type SignInSession,
  signInMalformed,
  wrongAddress,
} from '@latchkey/protocol'
import { getAccount } from '../../connect/getAccount'
import { getConnector } from '../../connect/getConnector'
import { liveKey } from '../../connect/LiveConnections'
import type { Latchkey } from '../../Latchkey'
import type { AccountRequest } from '../../ports/ChainAdapter'
import { toWalletInput } from './toWalletInput'

type Signed = Pick<SignInSession, 'message' | 'signature'>

/**
 * [SIW-2] [SIW-6] Has the active account's wallet sign a message: by the wallet's own sign-in where it has one, else the
 * text. A wallet is asked once; what it wrote itself has to say what was asked for.
 * @throws noActiveAddress, noActiveNetwork, noConnectionClient, userRejected, notSupportedByWallet, walletMalformed, signInMalformed and the kinds of `assertOwnText`
 */
export async function signWithWallet(latchkey: Latchkey, message: SignInMessage): Promise<SignInSession> {
  const { data } = message
  const { namespace } = parseNetworkId(data.chainId)
  const { request, publicKey } = findSigner(latchkey, namespace, message)
  const key = publicKey ? { publicKey } : {}
  const own = await signByWallet(latchkey, request, message)
  if (own) return { data, message: own.message, signature: own.signature, ...key }
  const text = message.toString()
  const signature = await latchkey.adapters.get(namespace)?.signMessage({ ...request, message: text })
  if (!signature) throw noConnectionClient()
  return { data, message: text, signature, ...key }
}

/** Who is to sign: the active account, which has to be the one in the message. */
function findSigner(
  latchkey: Latchkey,
  namespace: Namespace,
  { data }: SignInMessage,
): { readonly request: AccountRequest; readonly publicKey: string | undefined } {
  const state = latchkey.getState()
  const { address, connectorId, connection } = getAccount(state, namespace)
  if (!address) throw noActiveAddress()
  if (address !== data.accountAddress) throw wrongAddress({ address: data.accountAddress, expected: address })
  const network = state.network.networks.find(({ caipNetworkId }) => caipNetworkId === data.chainId)
  if (!network) throw noActiveNetwork()
  const connector = connectorId ? getConnector(state, connectorId, namespace) : undefined
  if (!connector || !latchkey.adapters.has(namespace)) throw noConnectionClient()
  return { request: { connector, address, network }, publicKey: connection?.publicKey }
}

/** What a wallet signed that writes the message itself; null where it does not know how to, and was not asked. */
async function signByWallet(
  latchkey: Latchkey,
  request: AccountRequest,
  { data }: SignInMessage,
): Promise<Signed | null> {
  const { adapters, live } = latchkey
  const { connector, network } = request
  const signIn = adapters.get(network.chainNamespace)?.can.signIn
  const key = liveKey(connector.chain, connector.id)
  if (!signIn || live.textSigners?.has(key)) return null
  try {
    const signed = await signIn({ ...request, input: toWalletInput(data) })
    if (signed.address !== data.accountAddress) throw signInMalformed({ reason: 'accountAddress' })
    const { assertOwnText } = await loaded(import('./assertOwnText'))
    try {
      assertOwnText(data, signed.message)
    } catch (error) {
      // The visitor is not stuck with such a wallet: when they try again it gets a text that it can't change.
      live.textSigners = new Set(live.textSigners).add(key)
      throw error
    }
    return signed
  } catch (error) {
    // Most wallets do not have it, and a device may not: the text is what all can be asked for.
    if (notSupportedByWallet.is(error)) return null
    throw error
  }
}
