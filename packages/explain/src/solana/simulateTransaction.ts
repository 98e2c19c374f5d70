import { fieldsOf } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import type { Ask } from '../Ask'
import { readInteger } from '../readInteger'
import { showText } from '../showText'
import type { LookupTables } from './parseTransaction'
import { type Accounts, keyAt, readAccounts } from './SolanaAccount'

/** What a simulation showed. */
export type SolanaSimulation = {
  readonly slot: number
  /** The accounts afterwards; missing if it failed. */
  readonly after?: Accounts | undefined
  /** Why it failed. */
  readonly reason?: string | undefined
}

/** Nodes give at most this many accounts at once. */
const mostAccounts = 100
/** Where the addresses begin in a look-up table. */
const tableStart = 56

/** Reads accounts; undefined if the node's answer isn't one. */
export async function askAccounts(ask: Ask, addresses: readonly string[]): Promise<Accounts | undefined> {
  if (addresses.length === 0) return new Map()
  const parts = await Promise.all(
    [...Array(Math.ceil(addresses.length / mostAccounts)).keys()].map(async (part) => {
      const some = addresses.slice(part * mostAccounts, (part + 1) * mostAccounts)
      const params = [some, { encoding: 'base64', commitment: 'confirmed' }]
      return readAccounts(some, fieldsOf(await ask('getMultipleAccounts', params)).value)
    }),
  )
  if (parts.some((one) => one === undefined)) return undefined
  return new Map(parts.flatMap((one) => [...(one ?? [])]))
}

/** Reads the accounts that look-up tables list. */
export async function askTables(ask: Ask, tables: readonly string[]): Promise<LookupTables> {
  const found = await askAccounts(ask, tables)
  return new Map(
    [...(found ?? [])].map(([table, { data }]) => {
      const count = Math.max(0, Math.floor((data.length - tableStart) / 32))
      return [table, Array.from({ length: count }, (_, index) => keyAt(data, tableStart + index * 32))]
    }),
  )
}

/** Runs a transaction on a node without sending it; undefined if the node's answer isn't one. */
export async function simulateTransaction(
  ask: Ask,
  wire: Uint8Array,
  addresses: readonly string[],
): Promise<SolanaSimulation | undefined> {
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    // Nothing is signed yet, and the block that it names may be old by now.
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses },
  }
  const { context, value } = fieldsOf(await ask('simulateTransaction', [base64.encode(wire), options]))
  const { err, accounts, logs } = fieldsOf(value)
  const slot = readInteger(fieldsOf(context).slot)
  if (slot === undefined || err === undefined) return undefined
  if (err !== null) return { slot: Number(slot), reason: reasonIn(logs, err) }
  const after = readAccounts(addresses, accounts)
  return after && { slot: Number(slot), after }
}

/** The last thing that a program said before it failed, else the node's own word for it. */
function reasonIn(logs: unknown, err: unknown): string {
  const said = (Array.isArray(logs) ? logs : []).filter((one) => typeof one === 'string')
  const [, text] =
    said.map((one) => /^Program log: (?:Error: )?(.+)$/s.exec(one)).findLast((one) => one) ?? []
  return showText(text ?? JSON.stringify(err), 200)
}
