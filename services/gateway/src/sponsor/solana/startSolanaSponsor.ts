import { sign } from 'node:crypto'
import { type Sweep, startSweep } from '../../database/startSweep'
import { budgetsOf } from '../budget/budgetsOf'
import { checkBudgets } from '../budget/checkBudgets'
import { dayOf } from '../budget/dayOf'
import { operationInvalid, sponsorRefused } from '../errors'
import type { Sponsoring } from '../Sponsoring'
import { checkSolanaBlock } from './checkSolanaBlock'
import { checkSolanaSigned } from './checkSolanaSigned'
import { checkSolanaTransaction } from './checkSolanaTransaction'
import { readSolanaTransaction } from './readSolanaTransaction'
import type { SolanaSponsor } from './SolanaSponsor'
import { storeSolana } from './storeSolana'
import { tryTransaction } from './tryTransaction'

/** A Solana transaction that the sponsor should pay for. */
export type WantedSolana = {
  /** Base64, with a place for the signature of the sponsor. */
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
   * Checks whether it would pay for a transaction that nobody has signed yet, and returns what that costs in lamports.
   * @throws sponsorRefused, operationInvalid, operationRejected, operationReverted, chainDown
   */
  estimate(wanted: WantedSolana): Promise<bigint>
  /**
   * Signs a transaction that the visitor signed as the one who pays, and returns all of it in base64.
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
  const check = async ({ transaction: text, chain, signal }: WantedSolana, isSigned: boolean) => {
    if (!chain.startsWith('solana:')) throw sponsorRefused({ reason: 'off' })
    const bytes = readBase64(text)
    const transaction = readSolanaTransaction(bytes)
    const visitor = checkSolanaTransaction(transaction, sponsor)
    if (isSigned) checkSolanaSigned(transaction)
    const fee = await tryTransaction(nodes, sponsor, { chain, transaction, bytes, signal })
    return { bytes, transaction, visitor, fee }
  }
  return {
    address: sponsor.address,
    async estimate(wanted) {
      const { visitor: sender, fee, transaction } = await check(wanted, false)
      const { chain, project } = wanted
      await checkSolanaBlock(database, { transaction, chain, visitor: sender })
      await checkBudgets(database, budgetsOf(sponsor, { project, chain, sender }), dayOf(now()), fee)
      return fee
    },
    async sign(wanted) {
      const { bytes, ...checked } = await check(wanted, true)
      const { chain, project } = wanted
      await storeSolana(parts, sponsor, { ...checked, chain, project })
      const { signatures, message } = checked.transaction
      const [own] = signatures
      // The same bytes always get the same signature.
      own?.set(sign(null, message, sponsor.key))
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
