import { localNetworkIds } from '@latchkey/testing'
import { seedSolana, solanaSeedTokens, startSurfpool } from '@latchkey/testing/node'
import type { ChainPart } from './ChainPart'
import { probeNode } from './probeNode'
import { readPort } from './readPort'
import { seeded } from './seeded'

/** A local Solana chain with funded accounts and tokens. */
export function solanaPart(env: NodeJS.ProcessEnv): ChainPart {
  const id = localNetworkIds.solana
  return {
    what: 'local Solana chain',
    variable: 'SOLANA_PORT',
    port: readPort(env, 'SOLANA_PORT', 8899),
    networkId: id,
    start: (port) => seeded(startSurfpool({ port, slotTimeMs: 400 }), seedSolana),
    probe: (url) => probeNode(url, 'getHealth', (result) => result === 'ok'),
    describe: (url) => ({
      other: { id, name: 'Local Solana', rpc: [url], testnet: false, tokens: solanaSeedTokens },
    }),
  }
}
