import { anvilFailed } from '../errors'
import { findAnvil } from './findAnvil'
import { getSeedContracts, type SeedContracts } from './getSeedContracts'
import { seedEvm } from './seedEvm'
import { seedPools } from './seedPools'
import { seedSmartAccounts } from './seedSmartAccounts'
import { startProgram } from './startProgram'

/** Options of `startAnvil`; all have a default. */
export type AnvilOptions = {
  /** Defaults to a free port. */
  readonly port?: number
  readonly chainId?: number
  /** Puts tokens, a collection and names on the chain (true). */
  readonly seed?: boolean
  /** Puts EntryPoint 0.8 and Simple7702Account on the chain (false); needs `@account-abstraction/contracts` 0.8.0. */
  readonly smartAccounts?: boolean
  /** Puts an exchange with pools of the seeded tokens on the chain (false); needs `seed`. */
  readonly pools?: boolean
  /** A file to load the chain from, if it exists, and to write it to on `stop`. */
  readonly state?: string
  /** Seconds between blocks. Defaults to a block per transaction. */
  readonly blockTime?: number
}

/** A running node. */
export type AnvilNode = {
  readonly url: string
  readonly chainId: number
  readonly pid: number
  /** Where the seed puts its contracts; empty there if the chain wasn't seeded. */
  readonly contracts: SeedContracts
  /** Stops the node and waits until its process is gone. */
  stop(): Promise<void>
}

/**
 * Starts a real EVM node on 127.0.0.1. It ends with `stop`, and when this process ends in any way.
 * @throws anvilMissing, anvilFailed, contractsMissing, nodeFailed
 */
export async function startAnvil(options: AnvilOptions = {}): Promise<AnvilNode> {
  const { chainId = 31337, port = 0, seed = true, smartAccounts = false, state, blockTime } = options
  const { pools = false } = options
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)]
  // Older states would go to the disk, 1 MB and more each, and stay there when the node is killed.
  args.push('--prune-history', '500')
  if (state) args.push('--state', state)
  if (blockTime) args.push('--block-time', String(blockTime))
  const program = startProgram(findAnvil(), args, {
    // It writes its state file when asked to end.
    signal: state ? 'SIGINT' : 'SIGKILL',
    failed: (reason, cause) => anvilFailed({ reason }, { cause }),
  })
  try {
    // Port 0 lets the node choose, so two nodes never race for one.
    const address = await program.untilSaid((line) => /^Listening on ([\d.:]+)$/.exec(line)?.[1])
    const url = `http://${address}`
    if (seed) await seedEvm(url)
    if (seed && pools) await seedPools(url)
    if (smartAccounts) await seedSmartAccounts(url)
    program.letGo()
    return { url, chainId, pid: program.pid, contracts: getSeedContracts(), stop: program.stop }
  } catch (cause) {
    await program.stop()
    throw cause
  }
}
