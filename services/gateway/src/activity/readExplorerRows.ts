import { cleanText } from './cleanText'
import type { ExplorerRow } from './explorerRow'
import type { HistoryRecord } from './HistoryRecord'
import type { TokenFacts } from './readTokenFacts'
import { recordOf } from './recordOf'
import type { Transfer } from './Transfer'

/** The rows of an explorer's lists, by kind. */
export type ExplorerLists = {
  readonly transactions: readonly ExplorerRow[]
  readonly transfers: readonly ExplorerRow[]
}

/** Merges the lists of an explorer by hash, newest first. */
export function readExplorerRows(
  address: string,
  { transactions, transfers }: ExplorerLists,
): { readonly records: HistoryRecord[]; readonly facts: ReadonlyMap<string, TokenFacts> } {
  const known = new Map(transactions.map((row) => [row.hash, row]))
  const moved = new Map<string, ExplorerRow[]>()
  const facts = new Map<string, TokenFacts>()
  for (const row of transfers) {
    facts.set(row.contractAddress, loadTokenFacts(row))
    moved.set(row.hash, [...(moved.get(row.hash) ?? []), row])
  }
  const records = [...new Set([...known.keys(), ...moved.keys()])].flatMap((hash) => {
    const own = known.get(hash)
    const rows = moved.get(hash) ?? []
    const [first] = rows
    const row = own ?? (first && { ...first, to: first.contractAddress, value: '0' })
    return row ? (toRecord(address, row, rows) ?? []) : []
  })
  records.sort((one, other) => other.block - one.block || other.position - one.position)
  return { records, facts }
}

function toRecord(
  address: string,
  row: ExplorerRow,
  moved: readonly ExplorerRow[],
): HistoryRecord | undefined {
  const { hash, from, value } = row
  const isFailed = row.isError === '1'
  const blockHash = ''
  const transaction = {
    hash,
    blockHash,
    blockNumber: Number(row.blockNumber),
    transactionIndex: Number(row.transactionIndex),
    from,
    to: row.to || null,
    nonce: Number(row.nonce),
    value: BigInt(value),
    input: row.input,
  }
  const contractAddress = row.contractAddress || null
  const receipt = { transactionHash: hash, blockHash, status: isFailed ? 0 : 1, contractAddress, logs: [] }
  const native = { token: null, from, to: row.to || row.contractAddress, amount: value }
  const all: Transfer[] = [...(value !== '0' && !isFailed ? [native] : []), ...moved.map(toTransfer)]
  return recordOf(address, transaction, receipt, Number(row.timeStamp), all)
}

function toTransfer({ contractAddress: token, from, to, value, tokenID: id }: ExplorerRow): Transfer {
  return id === undefined ? { token, from, to, amount: value } : { token, from, to, amount: '1', id }
}

function loadTokenFacts({ tokenName, tokenSymbol, tokenDecimal }: ExplorerRow): TokenFacts {
  const decimals = /^\d{1,3}$/.test(tokenDecimal) ? Math.min(255, Number(tokenDecimal)) : null
  return { name: cleanText(tokenName, 100), symbol: cleanText(tokenSymbol, 30), decimals }
}
