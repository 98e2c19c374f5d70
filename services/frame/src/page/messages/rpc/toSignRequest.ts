import { hexToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import { requestInvalid } from '../../errors'
import type { Bytes } from '../../vault/Bytes'
import type { SignRequest } from '../../vault/VaultTask'
import { readTransaction } from './readTransaction'

/** Reads what to sign from the very request that the visitor saw. @throws requestInvalid */
export function toSignRequest(method: string, params: unknown): SignRequest {
  // `prepareRequest` wrote them.
  const list = params as readonly [string, string]
  const named = params as { message: string; transaction: string; transactions: readonly string[] }
  switch (method) {
    case 'personal_sign':
    case 'wallet_grantPermissions':
      return { kind: 'personal', message: hexToBytes(list[0].slice(2)) as Bytes }
    case 'eth_signTypedData_v4':
      return { kind: 'typed', json: list[1] }
    case 'eth_sendTransaction':
      return { kind: 'transaction', transaction: readTransaction(list[0]) }
    case 'solana_signMessage':
      return { kind: 'solanaMessage', message: base58.decode(named.message) as Bytes }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
      return { kind: 'solanaTransactions', transactions: [wireOf(named.transaction)] }
    case 'solana_signAllTransactions':
      return { kind: 'solanaTransactions', transactions: named.transactions.map(wireOf) }
    default:
      throw requestInvalid({ reason: method })
  }
}

/** The bytes that the explanation reads too. */
const wireOf = (text: string) => base64.decode(text) as Bytes
