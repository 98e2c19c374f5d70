import { createBitcoinWallet, createHostileName, createSolanaWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('shows accounts of another network, and itself twice', () => {
  const liar = createBitcoinWallet({ authorised: true, badAccounts: 'network' })
  expect(liar.state.accounts[0]).toMatch(/^bc1q/)
  expect(Object(liar.provider).accounts[0].address).toMatch(/^tb1q/)

  const double = createSolanaWallet({ name: createHostileName('invisible', 'Phantom'), announces: 'clones' })
  double.announce({ target: new EventTarget() })
  double.set({ hollow: ['solana:signMessage'] })
  expect(double.wallet.features['solana:signMessage']).toEqual({ version: '1.0.0' })
})
