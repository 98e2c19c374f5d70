import { fieldsOf, type NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { askGateway } from './askGateway'

/** Turns signatures into the answer of the method, and sends what the method says to send. @throws the node's error */
export async function finishRequest(
  frame: FramePage,
  {
    method,
    params,
    chainId,
    ...shown
  }: {
    readonly method: string
    readonly params: unknown
    readonly chainId: NetworkId
    readonly origin: string
    readonly account: string
    /** The visitor's limit in US dollars when they were asked, for permissions. */
    readonly limit: number | null
  },
  signed: readonly string[],
): Promise<unknown> {
  const [first = '', second = ''] = signed
  switch (method) {
    case 'eth_sendTransaction':
      return askGateway(frame, chainId, 'eth_sendRawTransaction', [first])
    case 'wallet_grantPermissions': {
      const { keepGrant } = await import('../../grants/keepGrant')
      return keepGrant(frame, { ...shown, params, chainId }, first)
    }
    case 'solana_signMessage':
      return { signature: first }
    case 'solana_signTransaction':
      return { transaction: first }
    case 'solana_signAllTransactions':
      // Each transaction is followed by its signature.
      return { transactions: signed.filter((_, index) => index % 2 === 0) }
    case 'solana_signAndSendTransaction': {
      const options = { ...fieldsOf(fieldsOf(params).options), encoding: 'base58' }
      await askGateway(frame, chainId, 'sendTransaction', [first, options])
      return { signature: second }
    }
    default:
      return first
  }
}
