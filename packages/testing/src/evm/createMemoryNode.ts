import * as v from 'valibot'
import { type Hash, keccak256, numberToHex, parseTransaction, recoverTransactionAddress } from 'viem'
import { rpcError } from '../script/rpcError'

/** Answers for a chain without a node: enough to sign, send and read the result, with plenty of funds. */
export type MemoryNode = (
  chainId: number,
  request: { readonly method: string; readonly params?: unknown },
) => Promise<unknown>

/** Creates a node in memory. A transaction must be signed, gets its true hash, and counts as mined at once. */
export function createMemoryNode(): MemoryNode {
  const nonces = new Map<string, number>()
  const mined = new Map<Hash, unknown>()
  let height = 1

  const mine = async (chainId: number, raw: unknown) => {
    if (typeof raw !== 'string' || !isSerialised(raw)) throw rpcError(-32602)
    const from = await recoverTransactionAddress({ serializedTransaction: raw })
    const { nonce = 0, to = null } = parseTransaction(raw)
    nonces.set(`${chainId}:${from.toLowerCase()}`, nonce + 1)
    height += 1
    const hash = keccak256(raw)
    mined.set(hash, receiptOf({ hash, height, from, to }))
    return hash
  }

  return async (chainId, { method, params }) => {
    const [first] = v.is(v.array(v.unknown()), params) ? params : []
    switch (method) {
      case 'eth_blockNumber':
        return numberToHex(height)
      case 'eth_getBalance':
        return numberToHex(10_000n * 10n ** 18n)
      case 'eth_gasPrice':
      case 'eth_maxPriorityFeePerGas':
        return numberToHex(1_000_000_000)
      case 'eth_estimateGas':
        return numberToHex(100_000)
      case 'eth_getTransactionCount':
        return numberToHex(nonces.get(`${chainId}:${String(first).toLowerCase()}`) ?? 0)
      case 'eth_sendRawTransaction':
        return mine(chainId, first)
      case 'eth_getTransactionReceipt':
        return [...mined].find(([hash]) => hash === first)?.[1] ?? null
      case 'eth_getCode':
      case 'eth_call':
        return '0x'
      default:
        throw rpcError(-32601, `The method "${method}" needs a node. Give the chain an rpcUrl.`)
    }
  }
}

function isSerialised(raw: string): raw is `0x02${string}` {
  return /^0x[0-9a-f]+$/.test(raw)
}

function receiptOf({
  hash,
  height,
  from,
  to,
}: {
  hash: Hash
  height: number
  from: string
  to: string | null
}) {
  return {
    transactionHash: hash,
    transactionIndex: '0x0',
    blockHash: hash,
    blockNumber: numberToHex(height),
    from,
    to,
    contractAddress: null,
    status: '0x1',
    type: '0x2',
    gasUsed: '0x5208',
    cumulativeGasUsed: '0x5208',
    effectiveGasPrice: '0x3b9aca00',
    logs: [],
    logsBloom: `0x${'00'.repeat(256)}`,
  }
}
