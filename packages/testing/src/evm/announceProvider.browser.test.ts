import { afterEach, describe, expect, it } from 'vitest'
import { createEvmWallet } from './createEvmWallet'
import { testAccounts } from './testAccounts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
  localStorage.clear()
  sessionStorage.clear()
})

function listen() {
  const heard: { info: { rdns: string } }[] = []
  const onAnnounce = (event: Event) => event instanceof CustomEvent && heard.push(event.detail)
  addEventListener('eip6963:announceProvider', onAnnounce)
  endings.push(() => removeEventListener('eip6963:announceProvider', onAnnounce))
  return heard
}

describe('in a page', () => {
  it('announces itself on the window, early and late', async () => {
    const early = createEvmWallet({ rdns: 'test.early' })
    const late = createEvmWallet({ rdns: 'test.late' })
    endings.push(early.announce(), late.announceLate(50))
    const heard = listen()
    dispatchEvent(new Event('eip6963:requestProvider'))
    expect(heard.map(({ info }) => info.rdns)).toEqual(['test.early'])
    await expect.poll(() => heard.map(({ info }) => info.rdns)).toEqual(['test.early', 'test.late'])
  })

  it('is at window.ethereum', () => {
    const wallet = createEvmWallet()
    const end = wallet.asWindowEthereum()
    expect(Reflect.get(window, 'ethereum')).toBe(wallet.provider)
    end()
    expect('ethereum' in window).toBe(false)
  })

  it.each(['local', 'session'] as const)('remembers in %s storage', async (storage) => {
    const before = createEvmWallet({ storage })
    await before.provider.request({ method: 'eth_requestAccounts' })
    before.unload()
    expect(createEvmWallet({ storage }).state.accounts).toEqual([testAccounts[0].address])
  })

  it('signs with the same key as in Node', async () => {
    const { provider } = createEvmWallet({ authorised: true })
    const params = ['0x68656c6c6f', testAccounts[0].address]
    expect(await provider.request({ method: 'personal_sign', params })).toBe(
      '0xf16ea9a3478698f695fd1401bfe27e9e4a7e8e3da94aa72b021125e31fa899cc573c48ea3fe1d4ab61a9db10c19032026e3ed2dbccba5a178235ac27f94504311c',
    )
  })
})
