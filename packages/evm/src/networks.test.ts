import * as chains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { EvmNetwork } from './networks'
import * as networks from './networks'

const known: Readonly<Record<string, chains.Chain>> = chains
const all = Object.entries<EvmNetwork>(networks)

/** viem writes some addresses in another letter case. */
const lower = (address: string | undefined) => address?.toLowerCase()

describe('the network definitions', () => {
  it('include the ones that sites use most', () => {
    expect(all.length).toBeGreaterThan(45)
    expect(Object.keys(networks)).toEqual(
      expect.arrayContaining(['mainnet', 'sepolia', 'base', 'optimism', 'arbitrum', 'polygon', 'bsc']),
    )
  })

  it.each(all)('[NET-5] match viem for %s', (name, network) => {
    const chain = known[name] ?? expect.unreachable(`viem has no ${name}`)
    expect(network.id).toBe(chain.id)
    expect(network.name).toBe(chain.name)
    expect(network.nativeCurrency).toEqual(chain.nativeCurrency)
    expect(network.rpcUrls.default.http).toEqual(chain.rpcUrls.default.http)
    const { name: explorer, url } = chain.blockExplorers?.default ?? {}
    expect(network.blockExplorers?.default).toEqual({ name: explorer, url })
    expect(network.testnet ?? false).toBe(chain.testnet ?? false)
    const { multicall3, ensRegistry, ensUniversalResolver } = network.contracts ?? {}
    expect(lower(multicall3?.address)).toBe(lower(chain.contracts?.multicall3?.address))
    expect(ensUniversalResolver?.address).toBe(chain.contracts?.ensUniversalResolver?.address)
    // viem no longer lists Ethereum's registry, which names are read from here.
    if (name !== 'mainnet') expect(ensRegistry?.address).toBe(chain.contracts?.ensRegistry?.address)
  })

  it.each(all)('are plain data: %s', (_, network) => {
    expect(JSON.parse(JSON.stringify(network))).toEqual(network)
  })
})
