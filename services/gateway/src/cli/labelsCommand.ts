import { open } from 'node:fs/promises'
import { invalidLabels } from '../explain/labels/errors'
import { importLabels } from '../explain/labels/importLabels'
import { readLabels } from '../explain/labels/readLabels'
import { readLimited } from '../http/readLimited'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** A hundred thousand labels are smaller. */
const mostBytes = 20_000_000

/** `gateway labels …`: manages the operator's names for addresses. */
export async function labelsCommand([action = '', ...args]: string[], terminal: Terminal): Promise<void> {
  if (action === 'import') return importFile(args, terminal)
  if (action === 'reset') return reset(args, terminal)
  throw invalidCommand({ reason: 'Usage: labels import, reset' })
}

async function importFile(args: string[], { env, print }: Terminal): Promise<void> {
  const [path = ''] = readArgs(args, {}, ['file']).positionals
  // Read and check the whole file before touching the database.
  const labels = readLabels(await readText(path))
  const removed = await withDatabase(env, (database) => importLabels(database, labels))
  print(`Imported ${labels.length} ${labels.length === 1 ? 'label' : 'labels'}, in place of ${removed}`)
}

async function reset(args: string[], { env, print }: Terminal): Promise<void> {
  readArgs(args, {})
  const removed = await withDatabase(env, (database) => importLabels(database, []))
  print(`Removed ${removed} ${removed === 1 ? 'label' : 'labels'}`)
}

/** @throws invalidLabels */
async function readText(path: string): Promise<string> {
  try {
    const file = await open(path)
    const bytes = await readLimited(file.createReadStream(), mostBytes)
    if (bytes) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw invalidLabels({ reason: cause instanceof Error ? cause.message : 'unreadable' }, { cause })
  }
  throw invalidLabels({ reason: `more than ${mostBytes} bytes` })
}
