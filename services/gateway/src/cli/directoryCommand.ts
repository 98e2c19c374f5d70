import { importWallets } from '../directory/importWallets'
import { loadWalletList } from '../directory/loadWalletList'
import { readWalletList } from '../directory/readWalletList'
import { resetDirectory } from '../directory/resetDirectory'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** `gateway directory …`: manages the listed wallets. */
export async function directoryCommand([action = '', ...args]: string[], terminal: Terminal): Promise<void> {
  if (action === 'import') return importList(args, terminal)
  if (action === 'reset') return reset(args, terminal)
  throw invalidCommand({ reason: 'Usage: directory import, reset' })
}

async function importList(args: string[], { env, print }: Terminal): Promise<void> {
  const { values, positionals } = readArgs(args, { replace: { type: 'boolean' } }, ['file or url'])
  // Read and check the whole list before touching the database.
  const wallets = readWalletList(await loadWalletList(positionals[0] ?? ''))
  const { added, changed, removed } = await withDatabase(env, (database) =>
    importWallets(database, wallets, values.replace ? 'replace' : 'add'),
  )
  print(
    `Imported ${wallets.length} ${wallets.length === 1 ? 'wallet' : 'wallets'}: ${added} added, ${changed} changed, ${removed} removed`,
  )
}

async function reset(args: string[], { env, print }: Terminal): Promise<void> {
  readArgs(args, {})
  const removed = await withDatabase(env, resetDirectory)
  print(
    `Removed ${removed} imported ${removed === 1 ? 'wallet' : 'wallets'}; only the built-in wallets are listed now`,
  )
}
