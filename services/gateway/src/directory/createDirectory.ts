import { walletSchema } from '@latchkey/protocol'
import { safeParse } from 'valibot'
import type { Database } from '../database/Database'
import { createSnapshot } from './createSnapshot'
import type { Listing } from './Listing'
import { mergeListings } from './mergeListings'
import { readRegistry } from './readRegistry'
import type { Snapshot } from './Snapshot'

/** The wallets of this gateway: built-in and imported ones. */
export type Directory = {
  /** Returns the wallets as of a few seconds ago. */
  current(): Snapshot
  /** Checks for changes now. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

const refreshMs = 2_000
/** Parses this many wallets before yielding to others. */
const atOnce = 500

/** Opens the directory; processes that share a database agree within seconds. @throws invalidRegistry */
export async function createDirectory(
  database: Database,
  report: (error: unknown) => void,
): Promise<Directory> {
  const registry = readRegistry()
  let snapshot = createSnapshot('', registry)
  let refreshing: Promise<void> | undefined

  const load = async (): Promise<void> => {
    const [state] = await database.query<{ version: string; with_registry: boolean }>(
      'select version::text, with_registry from directory_state',
    )
    if (!state || state.version === snapshot.version) return
    const imported = await readImported(database, report)
    snapshot = createSnapshot(state.version, mergeListings(state.with_registry ? registry : [], imported))
  }
  const refresh = (): Promise<void> => {
    refreshing ??= load().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  await refresh()
  const timer = setInterval(() => void refresh().catch(report), refreshMs)
  timer.unref()
  return {
    current: () => snapshot,
    refresh,
    async stop() {
      clearInterval(timer)
      // The result of the last check no longer matters.
      await refreshing?.catch(() => undefined)
    },
  }
}

async function readImported(database: Database, report: (error: unknown) => void): Promise<Listing[]> {
  const listings: Listing[] = []
  for (let after = ''; ; ) {
    const rows = await database.query<{ id: string; wallet: unknown }>(
      'select id, wallet from directory_wallets where id > $1 order by id limit $2',
      [after, atOnce],
    )
    for (const { id, wallet } of rows) {
      const parsed = safeParse(walletSchema, wallet)
      if (parsed.success) listings.push({ wallet: parsed.output })
      else report(`Skipped the invalid imported wallet ${id}`)
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return listings
    after = last.id
  }
}
