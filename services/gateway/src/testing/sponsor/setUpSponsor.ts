import type { Hex } from 'viem'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { setUpGateway } from '../setUpGateway'
import { askBundler } from './askBundler'
import { openSponsorChain } from './openSponsorChain'

const generous = {
  SPONSOR_PROJECT_BUDGET: '9000000000000000000',
  SPONSOR_VISITOR_BUDGET: '9000000000000000000',
}

/** A row of a sponsored operation. */
export type SponsoredRow = {
  readonly state: string
  readonly reason: string | null
  readonly tx_hash: Hex
  readonly tx_nonce: string
  readonly raw: Hex
  readonly cost: string | null
}

/** Opens a chain and a gateway whose sponsor pays there, for the tests of a file. Tests say when blocks are mined. */
export async function setUpSponsor(settings: Readonly<Record<string, string>> = {}) {
  const chain = await openSponsorChain()
  const realNow = Date.now
  let aheadMs = 0
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs)
  const gateway = setUpGateway({ ...chain.settings, ...generous, ...settings })
  const bundler = askBundler((path, init) => gateway().ask(path, init), chain.network)
  const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
    gateway().services.database.query<Row>(text, values as readonly string[])
  beforeEach(() => chain.client.setAutomine(false))
  afterEach(() => chain.client.setAutomine(true))
  afterAll(async () => {
    vi.restoreAllMocks()
    await chain.stop()
  })
  /** Polls without a limit that a slow machine could miss. */
  const until = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 30 })
  const row = async (hash: unknown): Promise<SponsoredRow> => {
    const [found] = await query<SponsoredRow>(
      `select state, reason, tx_hash, tx_nonce::text as tx_nonce, raw, cost::text as cost
       from sponsor_operations where hash = $1`,
      [hash],
    )
    if (!found) throw new TypeError('No such operation')
    return found
  }
  return {
    chain,
    gateway,
    bundler,
    query,
    until,
    row,
    /** Lets time pass for the gateway. */
    pass(ms: number) {
      aheadMs += ms
    },
    /** Waits until an operation is in a state, mining a block before each look if wanted. */
    async reach(hash: unknown, state: string, step: () => Promise<unknown> = async () => undefined) {
      return until(async () => {
        await step()
        const found = await row(hash)
        if (found.state !== state) throw new TypeError(`It is ${found.state}: ${found.reason}`)
        return found
      })
    },
    /** The hashes of all transactions that were signed for an operation. */
    async attempts(hash: unknown): Promise<Hex[]> {
      const rows = await query<{ tx_hash: Hex }>(
        'select tx_hash from sponsor_transactions where operation = $1 order by created_at, tx_hash',
        [hash],
      )
      return rows.map(({ tx_hash }) => tx_hash)
    },
    mine: () => chain.client.mine({ blocks: 1 }),
    /** What budgets of today contain, all together. */
    async spent() {
      const [found] = await query<{ spent: string }>(
        "select coalesce(sum(spent), 0)::text as spent from sponsor_budgets where key like 'project %'",
      )
      return BigInt(found?.spent ?? 0)
    },
  }
}
