import type { CheckRequest, TransferHandle, TransferStatus } from '@latchkey/core'
import { fieldsOf, malformedAnswer, type Network } from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { askNode } from '../read/askNode'
import { decodeAddress } from '../ss58/decodeAddress'
import { period } from '../transaction/encodeExtensions'
import type { Chain } from './Chain'
import { loadChain } from './loadChain'
import { hashOf, readExtrinsic } from './readExtrinsic'
import { readOutcome } from './readOutcome'
import type { TransferContext } from './TransferContext'

/** How many blocks are read at once. */
const atOnce = 8

/** A number that was stored as text; undefined if it isn't one. */
function storedNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

/** The transactions of a block. @throws malformedAnswer and what `askNode` throws */
async function readBlock(network: Network, number: number) {
  const what = 'chain_getBlock'
  const hash = await askNode(network, 'chain_getBlockHash', [number])
  if (typeof hash !== 'string') throw malformedAnswer({ what })
  const { extrinsics } = fieldsOf(fieldsOf(await askNode(network, what, [hash])).block)
  return { hash, extrinsics: parseList(extrinsics, what) }
}

function parseList(list: unknown, what: string): readonly Uint8Array[] {
  if (!Array.isArray(list)) throw malformedAnswer({ what })
  return list.map((each: unknown) => {
    if (typeof each !== 'string' || !/^0x([\da-f]{2})*$/i.test(each)) throw malformedAnswer({ what })
    return hexToBytes(each.slice(2))
  })
}

/** The number of the last block that can't be undone. @throws malformedAnswer and what `askNode` throws */
async function readFinalized(network: Network): Promise<number> {
  const head = await askNode(network, 'chain_getFinalizedHead', [])
  const { number } = fieldsOf(await askNode(network, 'chain_getHeader', [head]))
  if (typeof number !== 'string' || !/^0x[\da-f]{1,8}$/i.test(number))
    throw malformedAnswer({ what: 'block number' })
  return Number(number)
}

/** Whether the node keeps a transaction for one of the next blocks. */
async function isWaiting(network: Network, id: string): Promise<boolean> {
  try {
    const what = 'author_pendingExtrinsics'
    const list = parseList(await askNode(network, what, []), what)
    return list.some((each) => hashOf(each) === id)
  } catch {
    // Some nodes don't tell. It ends with its time, so nothing is lost by waiting.
    return true
  }
}

/**
 * Looks once where a transaction is: in a final block, replaced by another one with its nonce, too late for any block, or
 * still on its way. Nodes have no list of transactions, so it reads the blocks that may contain it, each of them once.
 * @throws requestTimeout, httpStatus, networkFailure, malformedAnswer
 */
export async function check(context: TransferContext, request: CheckRequest): Promise<TransferStatus> {
  const { network, address, handle } = request
  const { id, details } = handle
  const [birth, nonce] = [storedNumber(details.block), storedNumber(details.nonce)]
  const account = decodeAddress(address)
  if (birth === undefined || nonce === undefined || !account) return { state: 'pending', isSeen: false }
  const [chain, finalized] = await Promise.all([loadChain(context, network), readFinalized(network)])
  const last = birth + period - 1
  const first = storedNumber(details.next) ?? birth + 1
  const until = Math.min(finalized, last)
  for (let from = first; from <= until; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, until - from + 1) }, (_, index) => from + index)
    const blocks = await Promise.all(numbers.map((number) => readBlock(network, number)))
    for (const { hash, extrinsics } of blocks) {
      for (const [index, extrinsic] of extrinsics.entries()) {
        const by = hashOf(extrinsic)
        const read = readExtrinsic(extrinsic, account, chain.extensions)
        if (by !== id && read?.nonce !== BigInt(nonce)) continue
        const { succeeded, ...told } = await readOutcome(context, network, hash, index)
        if (by === id) return { state: succeeded ? 'mined' : 'failed', ...told }
        return { state: 'replaced', how: howOf(chain, read?.call, details), by, succeeded }
      }
    }
  }
  if (finalized >= last) return { state: 'dropped' }
  const isSeen = await isWaiting(network, id)
  const next = Math.max(first, until + 1)
  return {
    state: 'pending',
    isSeen,
    ...(next > first ? { handle: { id, details: { ...details, next: `${next}` } } } : {}),
  }
}

/** The same call again is a speed-up; wallets cancel with a remark, which does nothing. */
function howOf(
  { builder }: Chain,
  call: Uint8Array | undefined,
  { call: own }: TransferHandle['details'],
): 'speed-up' | 'cancel' | 'other' {
  if (!call) return 'other'
  if (`0x${bytesToHex(call)}` === own) return 'speed-up'
  const isRemark = ['remark', 'remark_with_event'].some((name) => {
    try {
      const { location } = builder.buildCall('System', name)
      return location[0] === call[0] && location[1] === call[1]
    } catch {
      // The chain has no such call.
      return false
    }
  })
  return isRemark ? 'cancel' : 'other'
}
