import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localNetworkIds } from '@latchkey/testing'
import {
  hasSurfpool,
  polkadotSeed,
  seedBitcoin,
  seedSolana,
  startBitcoin,
  startChopsticks,
  startSurfpool,
} from '@latchkey/testing/node'
import type { Stack } from './browser/Stack'

type Stop = () => Promise<void>

/** Starts a seeded node of each family besides EVM, all at once. */
export async function startFamilies(running: Stop[]): Promise<Stack['families']['nodes']> {
  const keep = async <N extends { readonly stop: Stop }>(starting: Promise<N>): Promise<N> => {
    const node = await starting
    running.push(node.stop)
    return node
  }
  const nodes = [
    keep(startSolana()),
    keep(startBitcoin()),
    keep(startChopsticks({ balances: polkadotSeed() })),
  ] as const
  // Wait for all of them, so a failure leaves none running.
  await Promise.allSettled(nodes)
  const [solana, bitcoin, polkadot] = await Promise.all(nodes)
  await seedBitcoin(bitcoin)
  return {
    [localNetworkIds.solana]: solana.url,
    [localNetworkIds.bitcoin]: bitcoin.url,
    [localNetworkIds.polkadot]: polkadot.url,
  }
}

async function startSolana(): Promise<{ readonly url: string; readonly stop: Stop }> {
  if (!hasSurfpool()) return startUnableNode()
  const node = await startSurfpool()
  await seedSolana(node)
  return node
}

/** Starts a node that supports no method, on machines without Surfpool, so all journeys but Solana's still run. */
async function startUnableNode(): Promise<{ readonly url: string; readonly stop: Stop }> {
  process.stdout.write('note Surfpool: not available, journeys that need a Solana node will fail\n')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
    response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
