import type { Eip1193Provider } from '@latchkey/core'
import { connectFailed, fieldsOf, providerUnsupportedMethod, walletMalformed } from '@latchkey/protocol'
import { toHex } from '../wallet/toHex'
import { askSafe } from './askSafe'
import { askUntil } from './askUntil'
import { checkOwner } from './checkOwner'
import { checkTransaction } from './checkTransaction'
import { checkTypedData } from './checkTypedData'
import type { Line } from './Line'
import { toText } from './toText'

/** What Safe says of itself. */
export type SafeAccount = { readonly address: string; readonly chainId: number }

/** The account of a Safe as a wallet, and how to leave it. */
export type SafeProvider = Eip1193Provider & {
  /** Ends what still waits for the owners. */
  disconnect(): Promise<void>
}

/** How often Safe is asked whether its owners have signed. */
const pollMs = 3_000
/** How long one such question waits. Safe asks its own server, which may be slow. */
const pollLimitMs = 15_000
/** How long owners may take to sign a message. One who comes later finds a page that has asked again. */
const signLimitMs = 3_600_000
/** Owners may execute a transaction days later. A site that is told too early could have them pay twice. */
const sendLimitMs = 86_400_000

/** What Safe asks its own node, for sites that read through the wallet. */
const reads = new Set(
  'blockNumber call estimateGas gasPrice getBalance getBlockByHash getBlockByNumber getCode getLogs getStorageAt getTransactionByHash getTransactionCount getTransactionReceipt'
    .split(' ')
    .map((name) => `eth_${name}`),
)

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[\da-f]+$/i.test(value)

/** The account of a Safe as the object of a wallet (EIP-1193). Its account and network never change while the page is open. */
export function createSafeProvider(line: Line, { address, chainId }: SafeAccount): SafeProvider {
  let connection = new AbortController()

  /** Asks what is asked again later: a lost or failed answer says nothing about what the owners do, so it is null. */
  const poll = (method: string, params: unknown) =>
    askSafe(line, method, params, pollLimitMs).catch(() => null)

  /** The signature of a message, once enough owners have signed it. */
  const sign = async (method: string, params: unknown) => {
    const { signal } = connection
    // Otherwise a signature would be a transaction that costs gas.
    await askSafe(line, 'rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] })
    const { messageHash } = fieldsOf(await askSafe(line, method, params))
    if (!isHex(messageHash)) throw walletMalformed({ what: method })
    const ask = async () => {
      const signature = await poll('getOffChainSignature', messageHash)
      return isHex(signature) ? signature : null
    }
    return askUntil(ask, { everyMs: pollMs, limitMs: signLimitMs, signal })
  }

  /** The hash of the transaction on the network, once the owners have executed it. */
  const send = async (given: unknown) => {
    const { signal } = connection
    checkOwner(address, fieldsOf(given)['from'])
    const { to, value, data = '0x', gas } = checkTransaction(given, chainId)
    // Safe takes the value as a decimal, and adds what its own contract needs to the gas.
    const txs = [{ to, value: value.toString(), data }]
    const params = { txs, params: { safeTxGas: gas === undefined ? undefined : Number(gas) } }
    const { safeTxHash } = fieldsOf(await askSafe(line, 'sendTransactions', params))
    if (!isHex(safeTxHash)) throw walletMalformed({ what: 'sendTransactions' })
    const ask = async () => {
      const { txHash, txStatus } = fieldsOf(await poll('getTxBySafeTxHash', { safeTxHash }))
      if (isHex(txHash)) return txHash
      if (txStatus === 'CANCELLED' || txStatus === 'FAILED')
        throw connectFailed({ reason: `Safe: ${txStatus.toLowerCase()}` })
      return null
    }
    return askUntil(ask, { everyMs: pollMs, limitMs: sendLimitMs, signal })
  }

  return {
    async request({ method, params }) {
      const [first, second] = Array.isArray(params) ? params : []
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [address]
      if (method === 'eth_chainId') return toHex(chainId)
      if (method === 'net_version') return String(chainId)
      if (method === 'personal_sign') {
        checkOwner(address, second)
        return sign('signMessage', { message: toText(first, 'a Safe') })
      }
      if (/^eth_signTypedData(_v4)?$/.test(method)) {
        checkOwner(address, first)
        return sign('signTypedMessage', { typedData: checkTypedData(second, chainId) })
      }
      if (method === 'eth_sendTransaction') return send(first)
      if (reads.has(method)) return askSafe(line, 'rpcCall', { call: method, params })
      // It can't switch: a Safe is an account on one network.
      throw providerUnsupportedMethod()
    },
    async disconnect() {
      connection.abort()
      // The visitor can connect the same Safe again.
      connection = new AbortController()
    },
  }
}
