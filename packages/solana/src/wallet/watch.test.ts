import type { WalletChange } from '@latchkey/core'
import { solanaNetworkIds } from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { createNetwork } from '../testing/createNetwork'
import { toConnector } from '../testing/toConnector'
import { watch } from './watch'

function follow(provider: unknown) {
  const changes: WalletChange[] = []
  const networks = [createNetwork(), createNetwork('http://127.0.0.1:9', solanaNetworkIds.mainnet)]
  const stop = watch({ networks }, toConnector(provider), (change) => changes.push(change))
  return { changes, stop }
}

it('[CON-14] [SOL-1] reports accounts and their networks, but not changed features', async () => {
  const wallet = createSolanaWallet({ authorised: true })
  const { changes, stop } = follow(wallet.wallet)
  wallet.set({ without: ['solana:signIn'] })
  const accountsOf = (index: number) => [{ address: wallet.addresses[index], type: 'eoa' }]
  wallet.set({ chains: ['solana:devnet'] })
  const approvedNetworkIds = [solanaNetworkIds.devnet]
  await vi.waitFor(() => expect(changes).toEqual([{ accounts: accountsOf(0), approvedNetworkIds }]))
  wallet.switchAccount(1)
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({ accounts: accountsOf(1), approvedNetworkIds }))
  wallet.forget()
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({ accounts: [] }))
  const count = changes.length
  stop()
  wallet.authorise()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(changes).toHaveLength(count)
})

it('hears nothing from a wallet without events, or one that throws on listeners', () => {
  const broken = {
    features: {
      'standard:events': {
        on() {
          throw new TypeError('it breaks')
        },
      },
    },
  }
  for (const provider of [createSolanaWallet({ without: ['standard:events'] }).wallet, broken, null, {}])
    expect(() => follow(provider).stop()).not.toThrow()
})

it('ignores malformed events', async () => {
  let tell: (payload: unknown) => void = () => undefined
  const on = (_: string, listener: typeof tell) => {
    tell = listener
    return () => undefined
  }
  const { changes } = follow({ features: { 'standard:events': { on } } })
  const throwing = Object.defineProperty({}, 'accounts', { get: () => expect.unreachable() })
  const rubbish = [
    undefined,
    null,
    'text',
    { accounts: 'none' },
    { accounts: [{ address: 'x' }] },
    { chains: 1 },
  ]
  // Events are read in order, so the last one arrives alone only if all others were ignored.
  for (const payload of [...rubbish, throwing, { accounts: [] }]) tell(payload)
  await vi.waitFor(() => expect(changes).toEqual([{ accounts: [] }]))
})
