import { describe, expect, it } from 'vitest'
import { connectMethodOrder } from './connectMethodOrder'
import { mayClose } from './mayClose'
import { openingView } from './openingView'
import { toEntry } from './views'

describe('opening and closing', () => {
  const base = { isConnected: false, hasAdapters: true, isMobile: false }

  it('[NAV-8] shows the requested view first', () => {
    expect(openingView({ ...base, requested: 'Networks', hasAdapters: false })).toBe('Networks')
  })

  it('[NAV-8] shows Account when an address is connected, else Connect', () => {
    expect(openingView({ ...base, isConnected: true })).toBe('Account')
    expect(openingView(base)).toBe('Connect')
  })

  it('[NAV-8] shows AllWallets on mobile or ConnectingWalletConnectBasic when there is no adapter and no address', () => {
    expect(openingView({ ...base, hasAdapters: false, isMobile: true })).toBe('AllWallets')
    expect(openingView({ ...base, hasAdapters: false })).toBe('ConnectingWalletConnectBasic')
    expect(openingView({ ...base, hasAdapters: false, isConnected: true })).toBe('Account')
  })

  it('[NAV-10] blocks closing the sign-in views only while sign-in is required and there is no session', () => {
    for (const view of ['ConnectingSiwe', 'SIWXSignMessage', 'ApproveTransaction']) {
      expect(mayClose({ view, isSignInRequired: true, hasSession: false })).toBe(false)
      expect(mayClose({ view, isSignInRequired: true, hasSession: true })).toBe(true)
      expect(mayClose({ view, isSignInRequired: false, hasSession: false })).toBe(true)
    }
    expect(mayClose({ view: 'Account', isSignInRequired: true, hasSession: false })).toBe(true)
  })

  it('[NAV-13] orders e-mail, social, wallet; puts wallets first when one is shown; a configured order wins', () => {
    expect(connectMethodOrder(undefined, false)).toEqual(['email', 'social', 'wallet'])
    expect(connectMethodOrder(undefined, true)).toEqual(['wallet', 'email', 'social'])
    expect(connectMethodOrder(['social', 'wallet'], true)).toEqual(['social', 'wallet'])
  })

  it('accepts only exact view names', () => {
    expect(toEntry('Connect', undefined)).toEqual({ view: 'Connect', data: {} })
    for (const name of ['connect', 'toString', '__proto__', '', 7, null])
      expect(() => toEntry(name, undefined)).toThrow(expect.objectContaining({ code: 'nav/unknown-view' }))
  })

  it('[NAV-1] rejects a view without its data', () => {
    const needs = { ConnectingExternal: 'connectorId', SwitchNetwork: 'networkId', Downloads: 'walletId' }
    for (const [view, field] of Object.entries(needs)) {
      expect(toEntry(view, { [field]: 'x' })).toEqual({ view, data: { [field]: 'x' } })
      for (const data of [undefined, null, {}, 'x', { [field]: '' }, { [field]: 7 }])
        expect(() => toEntry(view, data)).toThrow(
          expect.objectContaining({
            code: 'nav/view-data-missing',
            values: expect.objectContaining({ view, field }),
          }),
        )
    }
    for (const data of [undefined, null])
      expect(toEntry('ConnectingWalletConnect', data)).toEqual({ view: 'ConnectingWalletConnect', data: {} })
    expect(toEntry('ConnectingWalletConnect', { walletId: 'x' }).data).toEqual({ walletId: 'x' })
    expect(toEntry('Account', { networkId: 'eip155:1' })).toEqual({ view: 'Account', data: undefined })
  })
})
