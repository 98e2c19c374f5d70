import { isEvmAddress, type NetworkId, providerUnsupportedMethod } from '@latchkey/protocol'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import { requestInvalid } from '../../errors'
import type { VaultAddresses } from '../../vault/VaultTask'
import { fillTransaction } from './fillTransaction'
import { refuseOtherDomain } from './refuseOtherDomain'

/** What is needed to prepare a request. */
export type Preparation = {
  readonly method: string
  readonly params: unknown
  readonly addresses: VaultAddresses
  readonly chain: NetworkId
  /** The site that asks. */
  readonly origin: string
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>
}

/** A request in the one form that is shown and signed. */
export type Prepared = { readonly params: unknown; readonly account: string }

/**
 * Brings a request into one form: sites write messages as text or hexadecimal, put the account first or last, and leave
 * out fees. Refuses what this wallet never signs. @throws requestInvalid, otherDomainRefused, delegationRefused,
 * providerUnsupportedMethod
 */
export async function prepareRequest(preparation: Preparation): Promise<Prepared> {
  const { method, params, addresses, chain, origin, ask } = preparation
  const { eip155, solana } = addresses
  switch (method) {
    case 'personal_sign': {
      const message = messageBytes(otherThan(params, eip155))
      refuseOtherDomain(message, origin)
      return { account: eip155, params: [`0x${bytesToHex(message)}`, eip155] }
    }
    case 'eth_signTypedData_v4':
      return { account: eip155, params: [eip155, oneSpelling(otherThan(params, eip155))] }
    case 'eth_sendTransaction': {
      const [transaction, ...more] = listOf(params)
      if (more.length > 0) throw requestInvalid({ reason: 'params' })
      const chainId = BigInt(chain.slice('eip155:'.length))
      return {
        account: eip155,
        params: [await fillTransaction(transaction, { account: eip155, chainId, ask })],
      }
    }
    case 'solana_signMessage': {
      const { message, pubkey } = params as { message: string; pubkey: string }
      if (pubkey !== solana) throw requestInvalid({ reason: 'pubkey' })
      refuseOtherDomain(fromBase58(message), origin)
      return { account: solana, params: { message, pubkey } }
    }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction': {
      const { transaction, ...rest } = structuredClone(params) as { transaction: string }
      return { account: solana, params: { ...rest, transaction: toBase64(transaction) } }
    }
    case 'solana_signAllTransactions': {
      const { transactions } = params as { transactions: readonly string[] }
      return { account: solana, params: { transactions: transactions.map(toBase64) } }
    }
    default:
      throw providerUnsupportedMethod()
  }
}

const listOf = (params: unknown): readonly unknown[] => (Array.isArray(params) ? params : [])

/** The one parameter besides the account. @throws requestInvalid */
function otherThan(params: unknown, account: string): unknown {
  const list = listOf(params)
  const isOwn = (one: unknown) => isEvmAddress(one) && one.toLowerCase() === account.toLowerCase()
  const [other, ...more] = list.filter((one) => !isOwn(one))
  // Without the account it would be unclear whose signature the site expects.
  if (list.length !== 2 || more.length > 0) throw requestInvalid({ reason: 'account' })
  return other
}

function messageBytes(message: unknown): Uint8Array {
  if (typeof message !== 'string') throw requestInvalid({ reason: 'message' })
  return /^0x([0-9a-f]{2})*$/i.test(message) ? hexToBytes(message.slice(2)) : utf8ToBytes(message)
}

/** Typed data as JSON. Written again, so a name that comes twice has one value for the eye and for the hash. */
function oneSpelling(data: unknown): string {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  } catch (cause) {
    throw requestInvalid({ reason: 'typed data' }, { cause })
  }
  throw requestInvalid({ reason: 'typed data' })
}

/**
 * A transaction as the explanation and the wallet read it. Some texts are valid in both alphabets and mean another
 * transaction in each, so there is one spelling from here on.
 */
const toBase64 = (text: string) => base64.encode(fromBase58(text))

function fromBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch (cause) {
    throw requestInvalid({ reason: 'base58' }, { cause })
  }
}
