import { Address } from '@scure/btc-signer'
import type { BitcoinLedger } from './BitcoinLedger'
import type { EsploraOutput, EsploraTransaction } from './EsploraTransaction'
import { regtest } from './regtest'

/** Esplora's page sizes: of confirmed and of pending transactions. */
const [page, waiting] = [25, 50]

/** An answer: JSON or plain text as from Esplora, or an error. */
export type EsploraAnswer =
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly status: 400 | 404; readonly reason: string }

const isConfirmed = ({ status }: EsploraTransaction) => status.confirmed

function isAddress(text: string): boolean {
  try {
    return Address(regtest).decode(text).type !== 'unknown'
  } catch {
    // Another chain's address, or mistyped.
    return false
  }
}

/** What an address received and spent in some transactions. */
function movesOf(transactions: readonly EsploraTransaction[], address: string) {
  const isIts = (output: EsploraOutput | null | undefined) => output?.scriptpubkey_address === address
  const involved = transactions.filter(
    ({ vin, vout }) => vout.some(isIts) || vin.some(({ prevout }) => isIts(prevout)),
  )
  const got = involved.flatMap(({ txid, vout, status }) =>
    vout.flatMap((output, index) =>
      isIts(output) ? [{ txid, vout: index, status, value: output.value }] : [],
    ),
  )
  const gave = involved.flatMap(({ vin }) => vin.filter(({ prevout }) => isIts(prevout)))
  return { involved, got, gave }
}

function statsOf(transactions: readonly EsploraTransaction[], address: string) {
  const { involved, got, gave } = movesOf(transactions, address)
  return {
    funded_txo_count: got.length,
    funded_txo_sum: got.reduce((sum, { value }) => sum + value, 0),
    spent_txo_count: gave.length,
    spent_txo_sum: gave.reduce((sum, { prevout }) => sum + (prevout?.value ?? 0), 0),
    tx_count: involved.length,
  }
}

/** Those after the last one seen; none if it isn't among them. */
function pageAfter(all: readonly EsploraTransaction[], last: string | undefined) {
  if (last === undefined) return all.slice(0, page)
  const seen = all.findIndex(({ txid }) => txid === last)
  return seen < 0 ? [] : all.slice(seen + 1, seen + 1 + page)
}

function answerAddress({ transactions }: BitcoinLedger, address: string, rest: string): EsploraAnswer {
  const [settled, open] = [transactions.filter(isConfirmed), transactions.filter((one) => !isConfirmed(one))]
  const newestFirst = (some: readonly EsploraTransaction[]) => movesOf(some, address).involved.toReversed()
  const further = /^\/txs\/chain(?:\/([0-9a-f]{64}))?$/.exec(rest)
  if (further) return { json: pageAfter(newestFirst(settled), further[1]) }
  switch (rest) {
    case '':
      return {
        json: { address, chain_stats: statsOf(settled, address), mempool_stats: statsOf(open, address) },
      }
    case '/utxo': {
      const { got, gave } = movesOf(transactions, address)
      const spent = new Set(gave.map(({ txid, vout }) => `${txid}:${vout}`))
      return { json: got.filter(({ txid, vout }) => !spent.has(`${txid}:${vout}`)) }
    }
    case '/txs':
      return { json: [...newestFirst(open).slice(0, waiting), ...newestFirst(settled).slice(0, page)] }
    case '/txs/mempool':
      return { json: newestFirst(open).slice(0, waiting) }
    default:
      return { status: 404, reason: 'endpoint does not exist' }
  }
}

/** Who spends an output. Like Esplora, it doesn't say whether there is such an output. */
function spendingOf({ transactions }: BitcoinLedger, txid: string, index: number) {
  for (const { txid: spender, vin, status } of transactions) {
    const at = vin.findIndex((input) => input.txid === txid && input.vout === index)
    if (at >= 0) return { spent: true, txid: spender, vin: at, status }
  }
  return { spent: false }
}

/** Answers a path of Esplora's API from everything that happened on the chain. */
export function answerEsplora(ledger: BitcoinLedger, path: string): EsploraAnswer {
  if (path === '/blocks/tip/height') return { text: String(ledger.height) }
  // Nobody competes for space in a private chain's blocks, so there is no estimate.
  if (path === '/fee-estimates') return { json: {} }
  const [, address, rest = ''] = /^\/address\/(\w+)(\/.*)?$/.exec(path) ?? []
  if (address)
    return isAddress(address)
      ? answerAddress(ledger, address, rest)
      : { status: 400, reason: 'Invalid Bitcoin address' }
  const [, spentTxid, index] = /^\/tx\/([0-9a-f]{64})\/outspend\/(\d{1,5})$/.exec(path) ?? []
  if (spentTxid) return { json: spendingOf(ledger, spentTxid, Number(index)) }
  const [, txid, what] = /^\/tx\/([0-9a-f]{64})(\/status)?$/.exec(path) ?? []
  if (!txid) return { status: 404, reason: 'endpoint does not exist' }
  const found = ledger.transactions.find((one) => one.txid === txid)
  if (!found) return { status: 404, reason: 'Transaction not found' }
  return { json: what ? found.status : found }
}
