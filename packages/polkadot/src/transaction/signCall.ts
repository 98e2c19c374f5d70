import type { AccountRequest } from '@latchkey/core'
import { isLatchkeyError, malformedAnswer, notSupportedByWallet } from '@latchkey/protocol'
import { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import { decAnyMetadata, type UnifiedMetadata, unifyMetadata } from '@polkadot-api/substrate-bindings'
import type { AdapterState } from '../AdapterState'
import { encodeExtensions } from './encodeExtensions'
import { readChain } from './readChain'
import { signPayloadOf } from './signPayloadOf'

/** A transaction with its signature, ready to be submitted. */
export type SignedCall = {
  readonly bytes: Uint8Array
  readonly nonce: number
  /** It is valid for `period` blocks from this one on. */
  readonly blockNumber: number
}

/** @throws malformedAnswer */
export function decodeMetadata(bytes: Uint8Array): UnifiedMetadata {
  try {
    return unifyMetadata(decAnyMetadata(bytes))
  } catch (cause) {
    throw malformedAnswer({ what: 'metadata' }, { cause })
  }
}

/** The names of what a chain adds to each transaction. */
export function extensionNames({ extrinsic }: UnifiedMetadata): readonly string[] {
  return extrinsic.signedExtensions[0]?.map(({ identifier }) => identifier) ?? []
}

/**
 * Builds a transaction from the chain's metadata and has the wallet sign it.
 * @throws notConnected, providerUnauthorized, notSupportedByWallet, userRejected, walletMalformed, invalidRequest, and what reading throws
 */
export async function signCall(
  state: AdapterState,
  request: AccountRequest,
  encode: (metadata: UnifiedMetadata) => Uint8Array,
): Promise<SignedCall> {
  const { address, network } = request
  const signPayload = signPayloadOf(state, request)
  const noMessage = () => Promise.reject(notSupportedByWallet({ what: 'signRaw' }))
  const signer = getPolkadotSignerFromPjs(address, signPayload, noMessage)
  const facts = await readChain(network, address)
  const metadata = decodeMetadata(facts.metadata)
  const call = encode(metadata)
  const extensions = encodeExtensions(extensionNames(metadata), facts)
  const bytes = await signer
    .signTx(call, extensions, facts.metadata, facts.blockNumber)
    .catch((cause: unknown) => {
      // Other errors come from the signer library, which doesn't support every chain.
      throw isLatchkeyError(cause) ? cause : notSupportedByWallet({ what: 'signPayload' }, { cause })
    })
  return { bytes, nonce: facts.nonce, blockNumber: facts.blockNumber }
}
