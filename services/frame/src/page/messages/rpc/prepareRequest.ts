import { fieldsOf, isEvmAddress, providerUnsupportedMethod } from '@latchkey/protocol'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Payment } from '../../approve/Payment'
import { requestInvalid } from '../../errors'
import type { Preparation } from './Preparation'
import { refuseNested } from './refuseNested'
import { refuseOtherDomain } from './refuseOtherDomain'

/** A request in the one form that is shown and signed. */
export type Prepared = {
  /** The method that is shown, if it isn't the one that was asked for. */
  readonly method?: string
  readonly params: unknown
  readonly account: string
  /** Who pays; the account by default. */
  readonly payment?: Payment
}

/**
 * Brings a request into one form: sites write messages as text or hexadecimal, put the account first or last, and leave
 * out fees. Refuses what this wallet never signs. @throws requestInvalid, otherDomainRefused, otherNetworkRefused,
 * delegationRefused, replacementRefused, permissionRefused, providerUnsupportedMethod
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
    case 'eth_signTypedData_v4': {
      const { settleTypedData } = await import('./settleTypedData')
      return { account: eip155, params: [eip155, settleTypedData(otherThan(params, eip155), chain)] }
    }
    case 'eth_sendTransaction': {
      const [transaction, ...more] = listOf(params)
      if (more.length > 0) throw requestInvalid({ reason: 'params' })
      const { fillTransaction } = await import('./fillTransaction')
      const chainId = BigInt(chain.slice('eip155:'.length))
      const filled = await fillTransaction(transaction, { account: eip155, chainId, ask })
      refuseNested(fieldsOf(filled), eip155)
      return { account: eip155, params: [filled] }
    }
    case 'wallet_grantPermissions': {
      const { prepareGrant } = await import('../../grants/prepareGrant')
      const place = { account: eip155, chain, projectId: preparation.projectId ?? '' }
      return { account: eip155, params: prepareGrant(params, place) }
    }
    case 'solana_signMessage':
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
    case 'solana_signAllTransactions': {
      const { prepareSolana } = await import('./prepareSolana')
      return { account: solana, params: await prepareSolana(preparation) }
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
