import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chopsticksMissing } from '../errors'

/** The files of one node, and the folder to remove afterwards. */
export type ChopsticksFiles = { readonly folder: string; readonly config: string }

/**
 * The genesis of a real Asset Hub (Rococo's), with its runtime. Read from a test package and never shipped. @throws
 * chopsticksMissing
 */
function readGenesis(): string {
  try {
    // With `require`, because the package exists only for tests and no bundler should look for it.
    const module: unknown = createRequire(import.meta.url)(
      '@substrate/connect-known-chains/rococo_v2_2_asset_hub',
    )
    const text = Object.values(Object(module)).find((value) => typeof value === 'string')
    return String(text)
  } catch (cause) {
    throw chopsticksMissing({}, { cause })
  }
}

/** Writes a node's configuration: its chain, and the accounts with a balance. @throws chopsticksMissing */
export async function writeChopsticksConfig(
  port: number,
  balances: Readonly<Record<string, bigint>>,
): Promise<ChopsticksFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-chopsticks-'))
  const [genesis, config] = [join(folder, 'genesis.json'), join(folder, 'config.yml')]
  const accounts = Object.entries(balances).map(([address, free]) => [
    [address],
    { providers: 1, data: { free: free.toString() } },
  ])
  const settings = {
    addr: '127.0.0.1',
    port,
    genesis,
    'build-block-mode': 'Instant',
    'mock-signature-host': false,
    'import-storage': { System: { Account: accounts } },
  }
  await writeFile(genesis, readGenesis())
  // JSON is YAML too.
  await writeFile(config, JSON.stringify(settings))
  return { folder, config }
}
