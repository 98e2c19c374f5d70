import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import type { BalanceSource } from './BalanceSource'
import { listTokens } from './Token'

/** The hashes of `System` and `Account` (twox128), which never change. */
const systemAccount = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Four counters of 4 bytes, then the free balance in 16 bytes, little-endian; reserved, frozen and flags follow. */
const accountInfo = /^0x[\da-f]{32}([\da-f]{32})[\da-f]{96}$/i

/**
 * [DOT-1] Reads the free balance of an account, as the Polkadot adapter shows it. It includes frozen funds (staked, or
 * locked by a vote), which can't be sent, but not reserved ones.
 */
export function createPolkadotBalances(nodes: Pick<Nodes, 'callMany'>): BalanceSource {
  return async (chain, address, signal) => {
    // The bytes between prefix and checksum.
    const account = base58.decode(address).slice(-34, -2)
    const hash = Buffer.from(blake2b(account, { dkLen: 16 })).toString('hex')
    const key = `0x${systemAccount}${hash}${Buffer.from(account).toString('hex')}`
    const [outcome] = await nodes.callMany(chain.id, [{ method: 'state_getStorage', params: [key] }], signal)
    const amount = outcome?.ok ? readFree(outcome.result) : undefined
    if (amount === undefined) throw refusals.chainDown({ chainId: chain.id })
    return listTokens(chain).flatMap((token) => (amount > 0n ? [{ token, amount }] : []))
  }
}

/** An account unknown to the chain has no balance. */
function readFree(stored: unknown): bigint | undefined {
  if (stored === null) return 0n
  const free = typeof stored === 'string' ? accountInfo.exec(stored)?.[1] : undefined
  return free === undefined ? undefined : BigInt(`0x${Buffer.from(free, 'hex').reverse().toString('hex')}`)
}
