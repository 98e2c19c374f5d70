import type { LoadedProvider } from '@latchkey/core'
import { fieldsOf, invalidRequest, walletMalformed } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import type { FamilyAccess } from './createFamilyAccess'

const namespace = 'solana'

/** [FRM-15] The embedded wallet as a Solana wallet that takes requests by name, as paired wallets do. */
export function createSolanaProvider(access: FamilyAccess): LoadedProvider {
  const { context } = access
  const listeners = access.listeners(namespace)
  let address: string | undefined

  const chainOf = (wanted?: string): string => {
    const { networks, selected } = context.getState().network
    return (
      wanted ??
      selected[namespace] ??
      networks.find((one) => one.chainNamespace === namespace)?.caipNetworkId ??
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    )
  }
  const load = async () => {
    address = (await access.getUser(chainOf())).address
    return [address]
  }
  listeners.on('accountsChanged', (accounts: readonly string[]) => {
    address = accounts[0]
  })
  return {
    on: listeners.on,
    removeListener: listeners.removeListener,
    async request({ method, params, chain }) {
      if (method === 'solana_requestAccounts') return load()
      if (method === 'solana_getAccounts') {
        if (address) return [address]
        return (await access.isSignedIn()) ? load() : []
      }
      const request = { method, params: toFrame(method, fieldsOf(params)), chainId: chainOf(chain) }
      return fromFrame(method, await access.relay(request))
    },
    async disconnect() {
      address = undefined
      await access.release(namespace)
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The adapter writes transactions in base64, the frame in base58. @throws invalidRequest */
function toFrame(method: string, params: Fields): unknown {
  switch (method) {
    case 'solana_signTransaction':
      return { transaction: recode(params.transaction, base64, base58) }
    case 'solana_signAllTransactions':
      return { transactions: listOf(params.transactions).map((one) => recode(one, base64, base58)) }
    case 'solana_signAndSendTransaction': {
      const options = params.sendOptions ?? params.options
      return {
        transaction: recode(params.transaction, base64, base58),
        ...(options === undefined ? {} : { options }),
      }
    }
    case 'solana_signMessage':
      return { message: params.message, pubkey: params.pubkey }
    default:
      return params
  }
}

/** @throws walletMalformed */
function fromFrame(method: string, answer: unknown): unknown {
  const { transaction, transactions } = fieldsOf(answer)
  try {
    if (method === 'solana_signTransaction' && transaction !== undefined)
      return { transaction: recode(transaction, base58, base64) }
    if (method === 'solana_signAllTransactions')
      return { transactions: listOf(transactions).map((one) => recode(one, base58, base64)) }
  } catch (cause) {
    throw walletMalformed({ what: method }, { cause })
  }
  return answer
}

type Coder = { encode(bytes: Uint8Array): string; decode(text: string): Uint8Array }

function recode(text: unknown, from: Coder, to: Coder): string {
  try {
    if (typeof text === 'string') return to.encode(from.decode(text))
  } catch (cause) {
    throw invalidRequest({ reason: 'transaction' }, { cause })
  }
  throw invalidRequest({ reason: 'transaction' })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
