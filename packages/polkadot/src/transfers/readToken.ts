import { assetUnreadable, fieldsOf, isRecord, type Network } from '@latchkey/protocol'
import type { Chain } from './Chain'
import { readStored } from './loadChain'

/** An asset as its pallet keeps it. */
export type ChainToken = {
  readonly id: number
  /** The least that an account may have of it. */
  readonly least: bigint
  /** An account may exist with nothing but this. */
  readonly isSufficient: boolean
  /** Nobody has stopped it. */
  readonly isLive: boolean
}

/** How much of an asset an account has. */
export type TokenAccount = { readonly balance: bigint; readonly isLiquid: boolean; readonly exists: boolean }

/** Newer chains have a state, older ones a mark. */
function isStopped({ status, is_frozen: isFrozen }: Readonly<Record<string, unknown>>): boolean {
  return status === undefined
    ? isFrozen === true
    : !['Live', 'Liquid'].includes(String(fieldsOf(status).type))
}

/** The number of an asset, plain or with its pallet. @throws assetUnreadable */
function readId(token: string): number {
  const [, digits = ''] = /^(?:Assets:)?(\d{1,10})$/.exec(token) ?? []
  const id = Number(digits)
  if (digits === '' || id >= 2 ** 32) throw assetUnreadable({ token })
  return id
}

/** Reads an asset. @throws assetUnreadable, malformedAnswer and what `askNode` throws */
export async function readToken(chain: Chain, network: Network, token: string): Promise<ChainToken> {
  const id = readId(token)
  const hasAssets = chain.metadata.pallets.some(({ name }) => name === 'Assets')
  const found = hasAssets ? await readStored(chain, network, ['Assets', 'Asset', id]) : undefined
  const { min_balance: least, is_sufficient: isSufficient } = fieldsOf(found)
  if (typeof least !== 'bigint') throw assetUnreadable({ token })
  return {
    id,
    least,
    isSufficient: isSufficient === true,
    isLive: !isStopped(fieldsOf(found)),
  }
}

/** Reads what an account has of an asset. @throws malformedAnswer and what `askNode` throws */
export async function readTokenAccount(
  chain: Chain,
  network: Network,
  { id }: ChainToken,
  address: string,
): Promise<TokenAccount> {
  const found = await readStored(chain, network, ['Assets', 'Account', id, address])
  if (!isRecord(found) || typeof found.balance !== 'bigint')
    return { balance: 0n, isLiquid: true, exists: false }
  return { balance: found.balance, isLiquid: !isStopped(found), exists: true }
}
