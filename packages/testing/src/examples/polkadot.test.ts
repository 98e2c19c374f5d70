import { createPolkadotWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('is found where extensions are, and declines access', async () => {
  const page = new EventTarget()
  const wallet = createPolkadotWallet({ id: 'fox' })
  wallet.announce({ target: page })
  const { fox } = Reflect.get(page, 'injectedWeb3')

  wallet.reject({ once: true })
  await expect(fox.enable('Your site')).rejects.toThrow('Rejected')
  const { accounts } = await fox.enable('Your site')
  wallet.switchAccount(1) // puts another account first
  expect(await accounts.get()).toMatchObject([{ type: 'ed25519' }, { type: 'sr25519' }, { type: 'ecdsa' }])
})
