import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import { setUpGateway, type TestGateway } from './setUpGateway'

/** Opens a gateway with a chain of every family, by default with a real EVM node. */
export function setUpSignIn(
  env: Readonly<Record<string, string>> = {},
  { hasNode = true }: { readonly hasNode?: boolean } = {},
): { readonly gateway: () => TestGateway; readonly node: () => AnvilNode } {
  let anvil: AnvilNode | undefined
  const node = () => {
    if (!anvil) throw new TypeError('Call this inside a test')
    return anvil
  }
  const settings: Record<string, string> = { GATEWAY_RATE_LIMIT: '100000', ...env }
  beforeAll(async () => {
    // Nothing listens there.
    const rpc = ['http://127.0.0.1:1']
    if (hasNode) anvil = await startAnvil({ seed: false })
    settings.GATEWAY_CHAINS = JSON.stringify([
      { id: 'eip155:31337', name: 'Local', rpc: anvil ? [anvil.url] : rpc },
      { id: 'eip155:666', name: 'Down', rpc },
      { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpc },
      { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin', rpc },
      { id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', name: 'Polkadot', rpc },
    ])
  }, 60_000)
  const gateway = setUpGateway(settings)
  afterAll(() => anvil?.stop())
  return { gateway, node }
}
