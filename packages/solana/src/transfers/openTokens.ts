import { memoRequired, type Network, transferRefused } from '@latchkey/protocol'
import { type Address, address } from '@solana/addresses'
import type { Instruction } from '@solana/instructions'
import type { TokenAccount } from '../read/getTokenAccounts'
import { createTokenAccount } from '../transaction/instructions/createTokenAccount'
import { moveToken } from '../transaction/instructions/moveToken'
import { token2022Program } from '../transaction/instructions/programs'
import type { ChainAccount } from './ChainAccount'
import type { Moves } from './Moves'
import { extensions, readExtensions } from './readExtensions'
import type { Mint } from './readMint'
import type { RentOf } from './readRent'
import { readTransferFee, withheldOf } from './readTransferFee'

/** Creating the receiver's account takes up to 30,000 units; the rest is for a transfer with extensions. */
const firstUnits = 100_000n
const nextUnits = 20_000n
/** More don't fit into one transaction. */
const mostSources = 6

const plainLength = 165
/** What an extension of the token adds to each of its accounts, with the head of four bytes. */
const addedLength: { readonly [kind: number]: number } = {
  [extensions.transferFee]: 12,
  [extensions.nonTransferable]: 4,
  [extensions.transferHook]: 5,
  [extensions.pausable]: 4,
}

/** The length of a new token account: the program gives it an extension for each one of the token that needs it. */
function lengthFor({ program, extensions: all }: Mint): number {
  if (program !== token2022Program) return plainLength
  // A byte says that it is an account, and an extension says that its owner can't change.
  return [...all.keys()].reduce((sum, kind) => sum + (addedLength[kind] ?? 0), plainLength + 1 + 4)
}

/** Whether a program of the issuer's choice runs at every transfer. It could ask for any account. */
function hasHook({ extensions: all }: Mint): boolean {
  return (
    all
      .get(extensions.transferHook)
      ?.slice(32, 64)
      .some((byte) => byte !== 0) ?? false
  )
}

type Parties = {
  readonly network: Network
  readonly owner: Address
  readonly receiver: Address
  readonly token: Address
  readonly mint: Mint
  /** The owner's token accounts. */
  readonly held: readonly TokenAccount[]
  readonly target: Address
  /** The receiver's token account; null if it doesn't exist. */
  readonly received: ChainAccount | null
  /** Puts the visitor's note on the chain. */
  readonly memo: Instruction | undefined
  readonly rentOf: RentOf
}

/** How a token gets from one account to another. @throws transferRefused, memoRequired, malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function openTokens(parties: Parties): Promise<Moves> {
  const { network, owner, receiver, token, mint, held, target, received, memo, rentOf } = parties
  const { program, decimals } = mint
  if (hasHook(mint) || mint.extensions.has(extensions.nonTransferable)) throw transferRefused()
  const isNew = received === null || received.data.length === 0
  const wantsMemo = received && readExtensions(received.data).get(extensions.memoRequired)?.[0] === 1
  if (wantsMemo && !memo) throw memoRequired()
  const fee = await readTransferFee(network, mint)

  const sources = held
    .filter(({ isFrozen, amount }) => !isFrozen && amount > 0n)
    .sort((one, other) => (one.amount > other.amount ? -1 : 1))
    .slice(0, mostSources)
  const sum = (all: readonly TokenAccount[]) => all.reduce((total, { amount }) => total + amount, 0n)
  /** The largest accounts first, until the amount is reached. */
  const partsOf = (amount: bigint) => {
    let left = amount
    return sources.flatMap((source) => {
      const part = source.amount < left ? source.amount : left
      left -= part
      return part > 0n ? [{ source: address(source.account), amount: part }] : []
    })
  }
  const missing = isNew ? rentOf(lengthFor(mint)) - (received?.lamports ?? 0n) : 0n
  const create = createTokenAccount({ payer: owner, account: target, owner: receiver, mint: token, program })
  return {
    balance: sum(held),
    movable: sum(sources),
    units: firstUnits + nextUnits * BigInt(Math.max(0, sources.length - 1)),
    rent: missing > 0n ? missing : 0n,
    least: 0n,
    // An existing account isn't created again: if it is gone by then, nobody pays a rent that wasn't shown.
    instructionsFor: (amount) => [
      ...(isNew ? [create] : []),
      ...partsOf(amount).flatMap(({ source, amount: part }, index) => {
        const withheld = fee && withheldOf(fee, part)
        const move = moveToken({
          program,
          mint: token,
          decimals,
          amount: part,
          owner,
          source,
          target,
          withheld,
        })
        // An account that demands a note demands it right before each transfer.
        return memo && (index === 0 || wantsMemo) ? [memo, move] : [move]
      }),
    ],
    ...(fee && {
      receivedOf: (amount: bigint) =>
        partsOf(amount).reduce((total, one) => total + one.amount - withheldOf(fee, one.amount), 0n),
    }),
  }
}
