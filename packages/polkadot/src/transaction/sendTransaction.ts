import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import {
  invalidRequest,
  isLatchkeyError,
  isTransactionHash,
  malformedAnswer,
  type Network,
  networkFailure,
  noRpcUrl,
} from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { getPolkadotSignerFromPjs } from 'polkadot-api/pjs-signer'
import { createWsClient } from 'polkadot-api/ws'
import type { AdapterState } from '../AdapterState'
import { postCall } from '../read/postCall'
import { decodeAddress } from '../ss58/decodeAddress'
import { signPayloadOf } from './signPayloadOf'

type Client = ReturnType<typeof createWsClient>

/** The node that the site has named, over both lines. @throws noRpcUrl */
function nodeOf({ id, rpcUrls }: Network): { readonly url: string; readonly webSocketUrl: string } {
  const { http, webSocket } = rpcUrls.default
  const [url] = http
  if (!url) throw noRpcUrl({ chainId: id })
  return { url, webSocketUrl: webSocket?.[0] ?? url.replace(/^http/, 'ws') }
}

/** The call: one that the site has encoded itself, or a payment of the chain's own coin. @throws invalidRequest */
async function buildCall(client: Client, { to, value, data }: TransactionRequest) {
  const api = client.getUnsafeApi()
  if (data !== undefined) {
    if (!/^0x([\da-f]{2})+$/i.test(data)) throw invalidRequest({ reason: 'data is no encoded call' })
    return api.txFromCallData(hexToBytes(data.slice(2)))
  }
  if (!decodeAddress(to) || value === undefined || value < 0n)
    throw invalidRequest({ reason: 'a payment needs a receiver and an amount' })
  const call = api.tx.Balances?.transfer_keep_alive
  if (!call) throw invalidRequest({ reason: 'this chain has no balances to send' })
  return call({ dest: { type: 'Id', value: to }, value })
}

/**
 * [DOT-1] Builds a transaction with the chain client, has the wallet sign it and hands it to the node; gives its hash.
 * @throws notConnected, providerUnauthorized, notSupportedByWallet, userRejected, walletMalformed, invalidRequest, noRpcUrl, rpcTransactionRejected, networkFailure
 */
export async function sendTransaction(
  state: AdapterState,
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<string> {
  const { address, network, transaction } = request
  const { url, webSocketUrl } = nodeOf(network)
  const signPayload = signPayloadOf(state, request)
  // Some errors are wrapped on their way through the client; the wallet's own word counts.
  let refusal: unknown
  const signer = getPolkadotSignerFromPjs(
    address,
    async (payload) => {
      try {
        return await signPayload(payload)
      } catch (cause) {
        refusal = cause
        throw cause
      }
    },
    () => Promise.reject(invalidRequest({ reason: 'a transaction is no message' })),
  )
  const client = createWsClient(webSocketUrl)
  try {
    const signed = await (await buildCall(client, transaction)).sign(signer)
    const method = 'author_submitExtrinsic'
    // Once and to one node: sent twice, it would be refused the second time.
    const hash = await postCall(url, method, [`0x${bytesToHex(signed)}`])
    if (!isTransactionHash(hash)) throw malformedAnswer({ what: method })
    return hash
  } catch (cause) {
    if (isLatchkeyError(refusal)) throw refusal
    throw isLatchkeyError(cause) ? cause : networkFailure({}, { cause })
  } finally {
    client.destroy()
  }
}
