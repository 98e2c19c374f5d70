import { solanaNetworkIds } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { toNetworkId, toStandardChain } from './networkIds'
import { solanaDevnet, solanaMainnet, solanaTestnet } from './networks'

const { mainnet, testnet, devnet } = solanaNetworkIds

it('[SOL-3] has the three networks by their CAIP-2 ids', () => {
  const networks = [solanaMainnet, solanaTestnet, solanaDevnet]
  expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([mainnet, testnet, devnet])
  expect(networks.map(({ name }) => name)).toEqual(['Solana', 'Solana Testnet', 'Solana Devnet'])
  for (const { id, caipNetworkId } of networks) expect(`solana:${id}`).toBe(caipNetworkId)
  // Without a cluster the explorer would show the account on mainnet.
  expect(networks.map(({ blockExplorers }) => blockExplorers?.default.url)).toEqual([
    'https://solscan.io/',
    'https://solscan.io/?cluster=testnet',
    'https://solscan.io/?cluster=devnet',
  ])
  expect(networks.map(({ testnet }) => testnet)).toEqual([false, true, true])
})

it.each([
  ['solana:mainnet', mainnet],
  ['solana:testnet', testnet],
  ['solana:devnet', devnet],
  ['devnet', devnet],
  [mainnet, mainnet],
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', mainnet],
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', mainnet],
  ['8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', devnet],
  ['solana:localnet', null],
  ['eip155:1', null],
  ['0x1', null],
  ['', null],
  [5, null],
  [null, null],
])('[SOL-3] reads %j as a network', (value, id) => {
  expect(toNetworkId(value)).toBe(id)
})

it('[SOL-3] gives wallets the standard’s name of a network', () => {
  expect([mainnet, testnet, devnet].map(toStandardChain)).toEqual([
    'solana:mainnet',
    'solana:testnet',
    'solana:devnet',
  ])
  expect(toStandardChain('solana:11111111111111111111111111111111')).toBe('solana:localnet')
})
