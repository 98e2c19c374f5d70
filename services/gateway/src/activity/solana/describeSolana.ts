import { safeParse } from 'valibot'
import type { Chain } from '../../config/chainSchema'
import { describeTransfer } from '../describeTransfer'
import type { HistoryItem, HistoryQuery } from '../HistorySource'
import type { KnownFacts } from '../listFacts'
import type { Transfer } from '../Transfer'
import { toIsoTime } from '../toIsoTime'
import { findMoves } from './findMoves'
import { parsedInstruction, type SignatureRow, type SolanaTransaction } from './solanaTransaction'

/** A transaction of an account, before it goes over the wire. */
export type SolanaRecord = {
  readonly row: SignatureRow
  /** By which the history goes on after it. */
  readonly key: string
  /** Nothing where the node does not know it any more. */
  readonly transaction: SolanaTransaction | undefined
  /** Seconds since 1970. */
  readonly time: number
}

/** What an instruction says that it does. */
type Deed = { readonly type: string; readonly info: Readonly<Record<string, unknown>> }

/** A transaction as it goes over the wire. */
export function describeSolana(
  chain: Chain,
  address: string,
  { row, key, transaction, time }: SolanaRecord,
  iconOf: HistoryQuery['iconOf'],
): HistoryItem {
  const isFailed = row.err !== null && row.err !== undefined
  const deeds = transaction ? readDeeds(transaction) : []
  const moves = transaction && !isFailed ? findMoves(address, transaction) : undefined
  const moved = moves?.transfers ?? []
  const transfers = isFailed || moved.length > 0 ? moved : findOwn(address, deeds)
  const [main] = transfers
  const facts = listKnown(chain, transfers, moves?.decimals ?? new Map())
  return {
    key,
    time,
    transaction: {
      id: `${chain.id}:${row.signature}`,
      metadata: {
        operationType: operationOf(address, transfers, deeds),
        hash: row.signature,
        minedAt: toIsoTime(time),
        sentFrom: main?.from ?? transaction?.transaction.message.accountKeys[0]?.pubkey ?? '',
        sentTo: main?.to ?? transaction?.transaction.message.instructions.at(-1)?.programId ?? '',
        status: isFailed ? 'failed' : 'confirmed',
        nonce: 0,
        application: null,
        chain: chain.id,
      },
      transfers: transfers.map((transfer) => describeTransfer(chain, address, transfer, facts, iconOf)),
    },
  }
}

/** What the operator says of its tokens; all others go by a part of their address, since anybody may call them anything. */
function listKnown(
  { tokens }: Chain,
  transfers: readonly Transfer[],
  decimals: ReadonlyMap<string, number>,
): Map<string, KnownFacts> {
  return new Map(
    transfers.flatMap(({ token, id }) => {
      if (!token) return []
      const listed = tokens.find(({ address }) => address === token)
      const short = id === undefined ? `${token.slice(0, 4)}…${token.slice(-4)}` : null
      const { name = short, symbol = null } = listed ?? {}
      return [[token, { name, symbol, decimals: decimals.get(token) ?? 0, isListed: Boolean(listed) }]]
    }),
  )
}

function readDeeds({ transaction }: SolanaTransaction): Deed[] {
  return transaction.message.instructions.flatMap(({ parsed }) => {
    const read = safeParse(parsedInstruction, parsed)
    return read.success ? [read.output] : []
  })
}

/** What an account sent to itself changes no amount. */
function findOwn(address: string, deeds: readonly Deed[]): Transfer[] {
  return deeds.flatMap(({ type, info: { source, destination, lamports } }) => {
    const isOwn = type === 'transfer' && source === address && destination === address
    if (!isOwn || !/^[1-9]\d{0,19}$/.test(`${lamports}`)) return []
    return [{ token: null, from: address, to: address, amount: `${lamports}` }]
  })
}

/** What a transaction was, in the words of the wire. */
function operationOf(address: string, transfers: readonly Transfer[], deeds: readonly Deed[]): string {
  const does = (...types: readonly string[]) => deeds.some(({ type }) => types.includes(type))
  const outs = transfers.filter(({ from }) => from === address)
  const ins = transfers.filter(({ from }) => from !== address)
  const isMinted = does('mintTo', 'mintToChecked') && ins.some(({ token }) => token)
  if (outs.length > 0 && ins.length > 0) return isMinted ? 'mint' : 'trade'
  if (outs.length > 0) return does('burn', 'burnChecked') && outs.some(({ token }) => token) ? 'burn' : 'send'
  if (isMinted) return 'mint'
  if (does('closeAccount')) return 'close'
  if (ins.length > 0) return 'receive'
  // All that a failed one tells is what it was meant to be.
  const isMeant = deeds.some(
    ({ type, info: { source, authority } }) =>
      /^transfer(Checked)?$/.test(type) && (source === address || authority === address),
  )
  return isMeant ? 'send' : 'execute'
}
