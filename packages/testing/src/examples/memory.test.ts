import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'

it('connects, and reports when the user declines', async () => {
  const wallet = createEvmWallet({ name: 'Demo', rdns: 'com.example.demo' })
  wallet.reject({ once: true })
  const connect = () => wallet.provider.request({ method: 'eth_requestAccounts' })

  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  await expect(connect()).resolves.toEqual(wallet.state.accounts)

  wallet.switchAccount(1) // the page gets accountsChanged
  wallet.lock() // and again, with an empty list
  expect(wallet.log.map((request) => request.outcome)).toEqual(['failed', 'answered'])
})
