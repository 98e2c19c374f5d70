import { cleanText } from '../activity/cleanText'
import { descriptorsUnreadable } from '../explain/descriptors/errors'
import { importDescriptors } from '../explain/descriptors/importDescriptors'
import { loadRegistry } from '../explain/descriptors/loadRegistry'
import { readDescriptors } from '../explain/descriptors/readDescriptors'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** `gateway descriptors …`: manages the ERC-7730 descriptors. */
export async function descriptorsCommand(
  [action = '', ...args]: string[],
  terminal: Terminal,
): Promise<void> {
  if (action === 'import') return importRegistry(args, terminal)
  throw invalidCommand({ reason: 'Usage: descriptors import' })
}

async function importRegistry(args: string[], { env, print, complain }: Terminal): Promise<void> {
  const [from = ''] = readArgs(args, {}, ['folder or archive']).positionals
  // Read and check everything before touching the database.
  const { taken, refused, templates } = readDescriptors(await loadRegistry(from))
  // Names of files come from strangers and must not control the terminal.
  for (const { path, reason } of refused) complain(`Refused ${cleanText(`${path}: ${reason}`, 500)}`)
  if (taken.length === 0) throw descriptorsUnreadable({ reason: 'no valid descriptor found' })
  const { contracts, removed } = await withDatabase(env, (database) => importDescriptors(database, taken))
  print(
    `Imported ${taken.length} ${taken.length === 1 ? 'descriptor' : 'descriptors'} for ${contracts} contracts, in place of ${removed}: ${refused.length} refused, ${templates} without a contract`,
  )
}
