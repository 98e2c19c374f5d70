import { createSolanaWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('is found through the wallet standard, and declines to sign', async () => {
  const page = new EventTarget()
  const found: ReturnType<typeof createSolanaWallet>['wallet'][] = []
  page.addEventListener('wallet-standard:register-wallet', (event) => {
    if (event instanceof CustomEvent) event.detail({ register: (wallet: never) => found.push(wallet) })
  })
  const wallet = createSolanaWallet({ nodes: { 'solana:devnet': 'http://127.0.0.1:8899' } })
  wallet.announce({ target: page })
  expect(found).toEqual([wallet.wallet])

  wallet.authorise()
  wallet.reject({ method: 'solana:signMessage' })
  const { signMessage } = Object(wallet.wallet.features['solana:signMessage'])
  const [account] = wallet.wallet.accounts
  await expect(signMessage({ account, message: new Uint8Array(4) })).rejects.toMatchObject({ code: 4001 })
})
