import { sign } from 'node:crypto'
import { type Sweep, startSweep } from '../../database/startSweep'
import { operationInvalid, sponsorRefused } from '../errors'
import type { Sponsoring } from '../Sponsoring'
import { checkSolanaTransaction } from './checkSolanaTransaction'
import { readSolanaTransaction } from './readSolanaTransaction'
import type { SolanaSponsor } from './SolanaSponsor'
import { storeSolana } from './storeSolana'
import { tryTransaction } from './tryTransaction'

/** A Solana transaction that the sponsor should pay for. */
export type WantedSolana = {
  /** Base64, signed by everybody but the sponsor. */
  readonly transaction: string
  /** CAIP-2. */
  readonly chain: string
  readonly project: string
  readonly signal?: AbortSignal | undefined
}

/** Pays for the Solana transactions of visitors. */
export type SolanaSponsoring = {
  /** The account that pays, in base58. */
  readonly address: string
  /**
   * Signs a transaction as the one who pays, and returns all of it in base64.
   * @throws sponsorRefused, operationInvalid, operationUnsigned, operationRejected, operationReverted, chainDown
   */
  sign(wanted: WantedSolana): Promise<string>
  stop(): Promise<void>
}

/** Blocks expire after minutes, so nobody asks about an older transaction. */
const keptMs = 86_400_000

/** Starts the gateway's own sponsor on Solana. */
export function startSolanaSponsor(
  parts: Pick<Sponsoring, 'database' | 'nodes' | 'metrics' | 'log' | 'now'>,
  sponsor: SolanaSponsor,
): SolanaSponsoring {
  const { database, nodes, metrics, log, now } = parts
  const sweeping: Sweep = startSweep({
    database,
    log,
    name: 'sponsored Solana transactions',
    statement: `delete from sponsor_solana where hash in (
      select hash from sponsor_solana where created_at < $1 limit $2) returning 1`,
    values: () => [new Date(now() - keptMs)],
  })
  return {
    address: sponsor.address,
    async sign({ transaction: text, chain, project, signal }) {
      if (!chain.startsWith('solana:')) throw sponsorRefused({ reason: 'off' })
      const bytes = readBase64(text)
      const transaction = readSolanaTransaction(bytes)
      const visitor = checkSolanaTransaction(transaction, sponsor)
      const fee = await tryTransaction(nodes, sponsor, { chain, transaction, bytes, signal })
      await storeSolana(parts, sponsor, { transaction, chain, project, visitor, fee })
      const [own] = transaction.signatures
      // The same bytes always get the same signature.
      own?.set(sign(null, transaction.message, sponsor.key))
      metrics.operations.inc({ outcome: 'signed' })
      return Buffer.from(bytes).toString('base64')
    },
    stop: () => sweeping.stop(),
  }
}

function readBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) throw operationInvalid({ reason: 'not base64' })
  return bytes
}
