import { safeParse } from 'valibot'
import type { Transfer } from '../Transfer'
import { findMoves } from './findMoves'
import { parsedInstruction, type SolanaTransaction } from './solanaTransaction'

/** What a transaction was for one account. */
export type SolanaDeed = {
  /** In wire terms. */
  readonly operation: string
  readonly from: string
  readonly to: string
  readonly transfers: readonly Transfer[]
  /** Of the moved tokens, by mint. */
  readonly decimals: ReadonlyMap<string, number>
}

/** What an instruction claims to do. */
type Step = { readonly type: string; readonly info: Readonly<Record<string, unknown>> }

/** Reads a transaction for one account; without details if the node has forgotten it. */
export function readSolana(
  address: string,
  transaction: SolanaTransaction | undefined,
  isFailed: boolean,
): SolanaDeed {
  if (!transaction) return { operation: 'execute', from: '', to: '', transfers: [], decimals: new Map() }
  const { accountKeys, instructions } = transaction.transaction.message
  const steps = readSteps(transaction)
  const moves = isFailed ? { transfers: [], decimals: new Map() } : findMoves(address, transaction)
  const transfers = isFailed || moves.transfers.length > 0 ? moves.transfers : findOwn(address, steps)
  const [main] = transfers
  return {
    operation: operationTypeOf(address, transfers, steps),
    from: main?.from ?? accountKeys[0]?.pubkey ?? '',
    to: main?.to ?? instructions.at(-1)?.programId ?? '',
    transfers,
    decimals: moves.decimals,
  }
}

function readSteps({ transaction }: SolanaTransaction): Step[] {
  return transaction.message.instructions.flatMap(({ parsed }) => {
    const read = safeParse(parsedInstruction, parsed)
    return read.success ? [read.output] : []
  })
}

/** A transfer to oneself changes no balance. */
function findOwn(address: string, steps: readonly Step[]): Transfer[] {
  return steps.flatMap(({ type, info: { source, destination, lamports } }) => {
    const isOwn = type === 'transfer' && source === address && destination === address
    if (!isOwn || !/^[1-9]\d{0,19}$/.test(`${lamports}`)) return []
    return [{ token: null, from: address, to: address, amount: `${lamports}` }]
  })
}

function operationTypeOf(address: string, transfers: readonly Transfer[], steps: readonly Step[]): string {
  const does = (...types: readonly string[]) => steps.some(({ type }) => types.includes(type))
  const outs = transfers.filter(({ from }) => from === address)
  const ins = transfers.filter(({ from }) => from !== address)
  const isMinted = does('mintTo', 'mintToChecked') && ins.some(({ token }) => token)
  if (outs.length > 0 && ins.length > 0) return isMinted ? 'mint' : 'trade'
  if (outs.length > 0) return does('burn', 'burnChecked') && outs.some(({ token }) => token) ? 'burn' : 'send'
  if (isMinted) return 'mint'
  if (does('closeAccount')) return 'close'
  if (ins.length > 0) return 'receive'
  // A failed transaction only shows what was meant.
  const isMeant = steps.some(
    ({ type, info: { source, authority } }) =>
      /^transfer(Checked)?$/.test(type) && (source === address || authority === address),
  )
  return isMeant ? 'send' : 'execute'
}
