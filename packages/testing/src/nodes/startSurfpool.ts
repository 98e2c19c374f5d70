import { surfpoolFailed } from '../errors'
import { callNode } from '../families/callNode'
import { addSolanaToken, type SolanaToken } from './addSolanaToken'
import { findSurfpool } from './findSurfpool'
import { localNetworkIds } from './localNetworkIds'
import { type Door, type DoorTargets, openDoor } from './openDoor'
import { startProgram } from './startProgram'

/** Options of `startSurfpool`; all have a default. */
export type SurfpoolOptions = {
  /** Defaults to a free port. */
  readonly port?: number
  /** Milliseconds between blocks (100); the public networks take 400. */
  readonly slotTimeMs?: number
}

/** A running node. */
export type SurfpoolNode = {
  readonly isReal: true
  /** CAIP-2; wallets know it as `solana:localnet`. */
  readonly networkId: typeof localNetworkIds.solana
  readonly url: string
  readonly webSocketUrl: string
  readonly pid: number
  /** Sets the balance of an account, in lamports. */
  fund(address: string, lamports: bigint): Promise<void>
  /** Puts a token on the chain, with its holders' balances. */
  addToken(token: SolanaToken): Promise<void>
  /** Stops the node and waits until its process is gone. */
  stop(): Promise<void>
}

/**
 * The library runs inside a process and can't be stopped there, so it gets its own. It stalls for good when a thousand
 * of its events, one per block, are unread.
 */
const host = `const [path, config] = process.argv.slice(1)
const node = require(path).Surfnet.startWithConfig(JSON.parse(config))
console.log('listening on ' + node.rpcUrl + ' ' + node.wsUrl)
setInterval(() => node.drainEvents(), 50)`

/**
 * Starts a real Solana node on 127.0.0.1, without any network. It ends with `stop`, and when this process ends in any
 * way. @throws surfpoolMissing, surfpoolFailed, nodeRefused
 */
export async function startSurfpool(options: SurfpoolOptions = {}): Promise<SurfpoolNode> {
  const { port, slotTimeMs = 100 } = options
  const config = { offline: true, blockProductionMode: 'clock', slotTimeMs, airdropSol: 0 }
  const { library, node } = findSurfpool()
  const program = startProgram(node, ['-e', host, library, JSON.stringify(config)], {
    failed: (reason, cause) => surfpoolFailed({ reason }, { cause }),
  })
  try {
    const [http = '', webSocket = ''] = await program.untilSaid((line) =>
      /^listening on (\S+) (\S+)$/.exec(line)?.slice(1),
    )
    const targets = { http: Number(new URL(http).port), webSocket: Number(new URL(webSocket).port) }
    const door = port === undefined ? null : await openDoorAt(port, targets)
    program.letGo()
    const url = door ? `http://127.0.0.1:${door.port}` : http
    return {
      isReal: true,
      networkId: localNetworkIds.solana,
      url,
      webSocketUrl: door ? `ws://127.0.0.1:${door.port}` : webSocket,
      pid: program.pid,
      ...createGifts(url),
      async stop() {
        await door?.close()
        await program.stop()
      },
    }
  } catch (cause) {
    await program.stop()
    throw cause
  }
}

/** Creates balances from nowhere, through the node's own methods. */
function createGifts(url: string): Pick<SurfpoolNode, 'fund' | 'addToken'> {
  const ask = (method: string, ...params: readonly unknown[]) => callNode('solana', url, method, params)
  return {
    async fund(address, lamports) {
      await ask('surfnet_setAccount', address, { lamports: Number(lamports) })
    },
    addToken: (token) => addSolanaToken(ask, token),
  }
}

async function openDoorAt(port: number, targets: DoorTargets): Promise<Door> {
  try {
    return await openDoor(port, targets)
  } catch (cause) {
    throw surfpoolFailed({ reason: `port ${port} can't be used` }, { cause })
  }
}
