import {
  loaded,
  type Namespace,
  noActiveAddress,
  noActiveNetwork,
  noConnectionClient,
  notSupportedByWallet,
  parseNetworkId,
  type SignInData,
  type SignInMessage,
  type SignInSession,
  signInMalformed,
  solanaNetworkIds,
  wrongAddress,
} from '@latchkey/protocol'
import { getAccount } from '../../connect/getAccount'
import { getConnector } from '../../connect/getConnector'
import { liveKey } from '../../connect/LiveConnections'
import type { Latchkey } from '../../Latchkey'
import type { AccountRequest } from '../../ports/AccountRequest'

/**
 * [SOL-1] Builds the input of Sign-in-with-Solana, for wallets that write the message themselves. They know chains by
 * name.
 */
function toWalletInput(data: SignInData): Readonly<Record<string, unknown>> {
  const { accountAddress, chainId, ...rest } = data
  const [name] = Object.entries(solanaNetworkIds).find(([, id]) => id === chainId) ?? []
  return { ...rest, address: accountAddress, chainId: name ?? parseNetworkId(chainId).chainId }
}

type Signed = Pick<SignInSession, 'message' | 'signature'>

/**
 * [SIW-2] [SIW-6] Has the active account's wallet sign a message: through the wallet's own sign-in if it has one, else
 * as
 * text. The wallet is asked once, and a message it wrote itself must match the request.
 * @throws noActiveAddress, noActiveNetwork, noConnectionClient, userRejected, notSupportedByWallet, walletMalformed,
 * signInMalformed and the kinds of `assertOwnText`
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

/** Returns the signer: the active account, which must be the one in the message. */
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

/** Returns what a wallet wrote and signed itself; null if it doesn't support that and wasn't asked. */
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
    const { assertOwnText } = await loaded(import('./assertSigned'))
    try {
      assertOwnText(data, signed.message)
    } catch (error) {
      // On the next attempt such a wallet gets a text that it can't change, so the visitor isn't stuck.
      live.textSigners = new Set(live.textSigners).add(key)
      throw error
    }
    return signed
  } catch (error) {
    // Most wallets and some devices don't support it, but all can sign a text.
    if (notSupportedByWallet.is(error)) return null
    throw error
  }
}
