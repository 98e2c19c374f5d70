import type { WalletChange } from '@latchkey/core'
import { createSolanaWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { toConnector } from '../testing/toConnector'
import { readEvent } from './readEvent'
import { watch } from './watch'

function follow(provider: unknown) {
  const changes: WalletChange[] = []
  const stop = watch(toConnector(provider), readEvent, (change) => changes.push(change))
  return { changes, stop }
}

it('[CON-14] tells accounts that change, and nothing where only chains or features do', async () => {
  const wallet = createSolanaWallet({ authorised: true })
  const { changes, stop } = follow(wallet.wallet)
  wallet.set({ chains: ['solana:devnet'], without: ['solana:signIn'] })
  wallet.switchAccount(1)
  await vi.waitFor(() =>
    expect(changes).toEqual([{ accounts: [{ address: wallet.addresses[1], type: 'eoa' }] }]),
  )
  wallet.forget()
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({ accounts: [] }))
  stop()
  wallet.authorise()
  expect(changes).toHaveLength(2)
})

it('hears nothing from a wallet without events, or one that breaks when it is listened to', () => {
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

it('takes no notice of events that can not be read', async () => {
  for (const payload of [undefined, null, 'text', { accounts: 'none' }, { accounts: [{ address: 'x' }] }])
    expect(await readEvent('change', payload)).toBeNull()
})
