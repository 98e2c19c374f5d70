import { createEvmWallet, createMemoryStorage } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('is still connected after a reload', async () => {
  const storage = createMemoryStorage()
  const before = createEvmWallet({ storage })
  await before.provider.request({ method: 'eth_requestAccounts' })
  before.unload()

  const after = createEvmWallet({ storage })
  expect(after.state.authorised).toBe(true)
})
