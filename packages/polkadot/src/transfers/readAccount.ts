import { fieldsOf, malformedAnswer, type Network } from '@latchkey/protocol'
import type { Chain } from './Chain'
import { readStored } from './loadChain'

/** What an account has of the chain's own coin. */
export type ChainAccount = {
  readonly free: bigint
  /** What can't be spent, such as staked coins. */
  readonly locked: bigint
  /** Something holds on to the account, so the existential deposit must stay. */
  readonly isHeld: boolean
  readonly exists: boolean
}

/** Newer chains count what is reserved as frozen; older ones have two numbers, and the higher one holds. */
function lockedIn(data: Readonly<Record<string, unknown>>): bigint | null {
  const { reserved, frozen, misc_frozen: misc, fee_frozen: fee } = data
  if (typeof frozen === 'bigint' && typeof reserved === 'bigint')
    return frozen > reserved ? frozen - reserved : 0n
  if (typeof misc === 'bigint' && typeof fee === 'bigint') return misc > fee ? misc : fee
  return null
}

/** Reads an account. @throws malformedAnswer and what `askNode` throws */
export async function readAccount(chain: Chain, network: Network, address: string): Promise<ChainAccount> {
  const stored = await readStored(chain, network, ['System', 'Account', address])
  if (stored === undefined) return { free: 0n, locked: 0n, isHeld: false, exists: false }
  const { data, consumers, providers } = fieldsOf(stored)
  const { free } = fieldsOf(data)
  const locked = lockedIn(fieldsOf(data))
  if (typeof free !== 'bigint' || locked === null) throw malformedAnswer({ what: 'System.Account' })
  return { free, locked, isHeld: consumers !== 0 || locked > 0n, exists: providers !== 0 }
}

/** What the chain demands to stay in an account. @throws malformedAnswer */
export function existentialDeposit({ metadata, builder }: Chain): bigint {
  const [pallet, name] = ['Balances', 'ExistentialDeposit']
  const entry = metadata.pallets
    .find((one) => one.name === pallet)
    ?.constants.find((constant) => constant.name === name)
  try {
    const deposit: unknown = entry && builder.buildConstant(pallet, name).dec(entry.value)
    if (typeof deposit === 'bigint') return deposit
  } catch (cause) {
    throw malformedAnswer({ what: name }, { cause })
  }
  throw malformedAnswer({ what: name })
}
