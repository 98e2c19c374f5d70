import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import {
  isLatchkeyError,
  isTransactionHash,
  malformedAnswer,
  noRpcUrl,
  notSupportedByWallet,
  rpcInternal,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { callNode } from '@latchkey/rpc'
import { bytesToHex } from '@noble/hashes/utils.js'
import { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import { decAnyMetadata, type UnifiedMetadata, unifyMetadata } from '@polkadot-api/substrate-bindings'
import type { AdapterState } from '../AdapterState'
import { prefixOf } from '../ss58/prefixOf'
import { encodeCall } from './encodeCall'
import { encodeExtensions } from './encodeExtensions'
import { readChain } from './readChain'
import { signPayloadOf } from './signPayloadOf'

/** @throws malformedAnswer */
function decodeMetadata(bytes: Uint8Array): UnifiedMetadata {
  try {
    return unifyMetadata(decAnyMetadata(bytes))
  } catch (cause) {
    throw malformedAnswer({ what: 'metadata' }, { cause })
  }
}

/**
 * [DOT-1] Builds a transaction from the chain's metadata, has the wallet sign it, and submits it; returns its hash.
 * @throws notConnected, providerUnauthorized, notSupportedByWallet, userRejected, walletMalformed, invalidRequest, noRpcUrl, rpcTransactionRejected, and what reading throws
 */
export async function sendTransaction(
  state: AdapterState,
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<string> {
  const { address, network, transaction } = request
  const [url] = network.rpcUrls.default.http
  if (!url) throw noRpcUrl({ chainId: network.id })
  const signPayload = signPayloadOf(state, request)
  const noMessage = () => Promise.reject(notSupportedByWallet({ what: 'signRaw' }))
  const signer = getPolkadotSignerFromPjs(address, signPayload, noMessage)
  const facts = await readChain(network, address)
  const metadata = decodeMetadata(facts.metadata)
  const names = metadata.extrinsic.signedExtensions[0]?.map(({ identifier }) => identifier) ?? []
  const call = encodeCall(metadata, transaction, prefixOf(network.caipNetworkId, state.options))
  const extensions = encodeExtensions(names, facts)
  const signed = await signer
    .signTx(call, extensions, facts.metadata, facts.blockNumber)
    .catch((cause: unknown) => {
      // Other errors come from the signer library, which doesn't support every chain.
      throw isLatchkeyError(cause) ? cause : notSupportedByWallet({ what: 'signPayload' }, { cause })
    })
  return submit(url, signed)
}

/** Sent once and to one node: a second one would be rejected. @throws rpcTransactionRejected, malformedAnswer and what `callNode` throws */
async function submit(url: string, signed: Uint8Array): Promise<string> {
  const method = 'author_submitExtrinsic'
  const hash = await callNode(url, { method, params: [`0x${bytesToHex(signed)}`] }).catch(
    (error: unknown) => {
      // Nodes have their own codes for the reasons; without a standard code it is still a rejection.
      throw rpcInternal.is(error) ? rpcTransactionRejected({}, { cause: error.cause }) : error
    },
  )
  if (!isTransactionHash(hash)) throw malformedAnswer({ what: method })
  return hash
}
