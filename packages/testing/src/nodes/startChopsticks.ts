import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chopsticksFailed, chopsticksMissing } from '../errors'
import { localNetworkIds } from './localNetworkIds'
import { startProgram } from './startProgram'
import { writeChopsticksConfig } from './writeChopsticksConfig'

/** Options of `startChopsticks`; all have a default. */
export type ChopsticksOptions = {
  /** Defaults to a free port. */
  readonly port?: number
  /** Balances by address, in the smallest unit. */
  readonly balances?: Readonly<Record<string, bigint>>
}

/** A running node. */
export type ChopsticksNode = {
  /** CAIP-2. Wallets and sites need to be told, because the chain is private. */
  readonly networkId: typeof localNetworkIds.polkadot
  readonly url: string
  readonly webSocketUrl: string
  readonly pid: number
  /** Stops the node and waits until its process is gone. */
  stop(): Promise<void>
}

/**
 * Starts a node with the real runtime of an Asset Hub on 127.0.0.1, which makes a block for every transaction. It ends
 * with `stop`, and when this process ends in any way. @throws chopsticksMissing, chopsticksFailed
 */
export async function startChopsticks(options: ChopsticksOptions = {}): Promise<ChopsticksNode> {
  const { port = 0, balances = {} } = options
  const program = findChopsticks()
  const { folder, config } = await writeChopsticksConfig(port, balances)
  const node = startProgram(process.execPath, [program, '--config', config], {
    cwd: folder,
    failed: (reason, cause) => chopsticksFailed({ reason }, { cause }),
  })
  const stop = async () => {
    await node.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // Port 0 lets the node choose, so two nodes never race for one.
    const address = await node.untilSaid((line) => /listening on \S*?:\/\/([\w.:[\]]+:\d+)/i.exec(line)?.[1])
    node.letGo()
    return {
      networkId: localNetworkIds.polkadot,
      url: `http://${address}`,
      webSocketUrl: `ws://${address}`,
      pid: node.pid,
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function findChopsticks(): string {
  try {
    const entry = createRequire(import.meta.url).resolve('@acala-network/chopsticks')
    return join(dirname(entry), '..', '..', 'chopsticks.cjs')
  } catch (cause) {
    throw chopsticksMissing({}, { cause })
  }
}
