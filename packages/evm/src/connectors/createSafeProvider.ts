import type { Eip1193Provider } from '@latchkey/core'
import { connectFailed, fieldsOf, providerUnsupportedMethod, walletMalformed } from '@latchkey/protocol'
import { toHex } from '../wallet/toHex'
import { askSafe } from './askSafe'
import type { Line } from './Line'
import { toText } from './toText'

/** What Safe says of itself. */
export type SafeAccount = { readonly address: string; readonly chainId: number }

/** How often Safe is asked whether its owners have signed. */
const pollMs = 3_000

/** What Safe asks its own node, for sites that read through the wallet. */
const reads = new Set(
  'blockNumber call estimateGas gasPrice getBalance getBlockByHash getBlockByNumber getCode getLogs getStorageAt getTransactionByHash getTransactionCount getTransactionReceipt'
    .split(' ')
    .map((name) => `eth_${name}`),
)

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[\da-f]+$/i.test(value)

/** The account of a Safe as the object of a wallet (EIP-1193). Its account and network never change while the page is open. */
export function createSafeProvider(line: Line, { address, chainId }: SafeAccount): Eip1193Provider {
  const pause = () => new Promise((resolve) => setTimeout(resolve, pollMs))

  /** The signature of a message, once enough owners have signed it. */
  const sign = async (method: string, params: unknown) => {
    // Otherwise a signature would be a transaction that costs gas.
    await askSafe(line, 'rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] })
    const { messageHash } = fieldsOf(await askSafe(line, method, params))
    if (!isHex(messageHash)) throw walletMalformed({ what: method })
    for (;;) {
      const signature = await askSafe(line, 'getOffChainSignature', messageHash)
      if (isHex(signature)) return signature
      await pause()
    }
  }

  /** The hash of the transaction on the network, once the owners have executed it. */
  const send = async (transaction: Readonly<Record<string, unknown>>) => {
    const { to, value = '0x0', data = '0x', gas } = transaction
    // Safe takes the value as a decimal, and adds what its own contract needs to the gas.
    const txs = [{ to, value: BigInt(String(value)).toString(), data }]
    const params = { txs, params: { safeTxGas: gas === undefined ? undefined : Number(gas) } }
    const { safeTxHash } = fieldsOf(await askSafe(line, 'sendTransactions', params))
    if (!isHex(safeTxHash)) throw walletMalformed({ what: 'sendTransactions' })
    for (;;) {
      const { txHash, txStatus } = fieldsOf(await askSafe(line, 'getTxBySafeTxHash', { safeTxHash }))
      if (isHex(txHash)) return txHash
      if (txStatus === 'CANCELLED' || txStatus === 'FAILED')
        throw connectFailed({ reason: `Safe: ${txStatus.toLowerCase()}` })
      await pause()
    }
  }

  return {
    async request({ method, params }) {
      const [first, second] = Array.isArray(params) ? params : []
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [address]
      if (method === 'eth_chainId') return toHex(chainId)
      if (method === 'net_version') return String(chainId)
      if (method === 'personal_sign') return sign('signMessage', { message: toText(first, 'a Safe') })
      if (/^eth_signTypedData(_v4)?$/.test(method)) {
        const typedData: unknown = typeof second === 'string' ? JSON.parse(second) : second
        return sign('signTypedMessage', { typedData })
      }
      if (method === 'eth_sendTransaction') return send(fieldsOf(first))
      if (reads.has(method)) return askSafe(line, 'rpcCall', { call: method, params })
      // It can't switch: a Safe is an account on one network.
      throw providerUnsupportedMethod()
    },
  }
}
