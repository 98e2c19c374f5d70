import { createMultiWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('is one wallet in three families, each with its controls', () => {
  const page = new EventTarget()
  const wallet = createMultiWallet({ name: 'Fox', rdns: 'com.example.fox', evm: {}, solana: {}, bitcoin: {} })
  wallet.announce({ target: page })

  wallet.evm.reject({ once: true })
  wallet.solana.authorise()
  expect(wallet.solana.state.authorised).toBe(true)
  expect(wallet.bitcoin.state.authorised).toBe(false)
  wallet.unload()
})
