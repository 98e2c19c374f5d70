import { importWallets } from '../directory/importWallets'
import { loadWalletList } from '../directory/loadWalletList'
import { readWalletList } from '../directory/readWalletList'
import { resetDirectory } from '../directory/resetDirectory'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** `gateway directory …`: which wallets are listed. */
export async function directoryCommand([action = '', ...args]: string[], terminal: Terminal): Promise<void> {
  if (action === 'import') return importList(args, terminal)
  if (action === 'reset') return reset(args, terminal)
  throw invalidCommand({ reason: 'It is directory import or reset' })
}

async function importList(args: string[], { env, print }: Terminal): Promise<void> {
  const { values, positionals } = readArgs(args, { replace: { type: 'boolean' } }, ['file or url'])
  // The whole list is read and checked before the database hears of it.
  const wallets = readWalletList(await loadWalletList(positionals[0] ?? ''))
  const { added, changed, removed } = await withDatabase(env, (database) =>
    importWallets(database, wallets, values.replace ? 'replace' : 'add'),
  )
  print(`${wallets.length} wallets imported: ${added} added, ${changed} changed, ${removed} removed`)
}

async function reset(args: string[], { env, print }: Terminal): Promise<void> {
  readArgs(args, {})
  const removed = await withDatabase(env, resetDirectory)
  print(`${removed} imported wallets removed; the directory is the registry again`)
}
