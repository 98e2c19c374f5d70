import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { loadSurfpool, type Surfnet } from './loadSurfpool'

/** Options of `startSurfpool`; all have a default. */
export type SurfpoolOptions = {
  /** Where it is to be reached; a free port when not set. */
  readonly port?: number
  readonly slotTimeMs?: number
  /** Accounts that start with 1000 SOL each. */
  readonly fund?: readonly string[]
}

/** A running node. */
export type SurfpoolNode = {
  readonly url: string
  readonly wsUrl: string
  /** Gives an account as many lamports. */
  fund(address: string, lamports: number): void
  /** The library's own object, for what only a test wants. */
  readonly surfnet: Surfnet
  stop(): Promise<void>
}

const startingLamports = 1_000_000_000_000

/** Starts a real Solana node on 127.0.0.1, inside this process and without any network. @throws surfpoolMissing */
export async function startSurfpool(options: SurfpoolOptions = {}): Promise<SurfpoolNode> {
  const { slotTimeMs = 400, port, fund = [] } = options
  const surfnet = loadSurfpool().Surfnet.startWithConfig({
    offline: true,
    blockProductionMode: 'clock',
    slotTimeMs,
    airdropSol: startingLamports,
  })
  for (const address of fund) surfnet.fundSol(address, startingLamports)
  const door = port === undefined ? null : await openDoor(port, Number(new URL(surfnet.rpcUrl).port))
  return {
    url: door?.url ?? surfnet.rpcUrl,
    wsUrl: surfnet.wsUrl,
    fund: (address, lamports) => surfnet.fundSol(address, lamports),
    surfnet,
    async stop() {
      await door?.close()
      surfnet.stop?.()
    },
  }
}

/** The library chooses its port by itself; who wants another is led on from there. */
async function openDoor(port: number, target: number) {
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.once('close', () => sockets.delete(socket))
      // The other side is told by the end of its own line.
      socket.once('error', () => other.destroy())
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
