import type { Asset } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import type { Address } from '@solana/addresses'
import type { Instruction } from '@solana/instructions'
import { token2022Program, tokenProgram } from '../transaction/instructions/programs'
import { tokenAccountOf } from '../transaction/tokenAccountOf'
import { readAccounts } from './ChainAccount'
import type { Moves } from './Moves'
import { openCoins } from './openCoins'
import { openTokens } from './openTokens'
import { readRent } from './readRent'
import { readToken } from './readToken'

type Request = {
  readonly network: Network
  readonly asset: Asset
  readonly owner: Address
  readonly receiver: Address
  /** Puts the visitor's note on the chain. */
  readonly memo: Instruction | undefined
}

type Opened = {
  readonly moves: Moves
  readonly nativeBalance: bigint
  /** The least that an account has to hold, unless it holds nothing. */
  readonly minimum: bigint
}

const programs: readonly Address[] = [tokenProgram, token2022Program]

/** Reads everything that a transfer depends on. @throws assetUnreadable, transferRefused, memoRequired, malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function openAsset(request: Request): Promise<Opened> {
  const { network, asset, owner, receiver } = request
  if (asset.kind === 'native') {
    const [rentOf, [own, received = null]] = await Promise.all([
      readRent(network),
      readAccounts(network, [owner, receiver]),
    ])
    const nativeBalance = own?.lamports ?? 0n
    const moves = openCoins({ ...request, nativeBalance, received, rentOf })
    return { moves, nativeBalance, minimum: rentOf(0) }
  }
  // Only the token tells its program. Asking for the receiver's accounts of both saves a question.
  const targetsOf = (token: Address) =>
    Promise.all(programs.map((program) => tokenAccountOf(receiver, program, token)))
  const [rentOf, { token, mint, held, accounts }] = await Promise.all([
    readRent(network),
    readToken({ network, owner, token: asset.token }, async (token) => [owner, ...(await targetsOf(token))]),
  ])
  const [own, ...targets] = accounts
  const received = targets[programs.indexOf(mint.program)] ?? null
  const target = await tokenAccountOf(receiver, mint.program, token)
  const moves = await openTokens({ ...request, token, mint, held, target, received, rentOf })
  return { moves, nativeBalance: own?.lamports ?? 0n, minimum: rentOf(0) }
}
