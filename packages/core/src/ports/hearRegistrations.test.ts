import { describe, expect, it } from 'vitest'
import { hearRegistrations } from './hearRegistrations'

describe('the events of the wallet standard', () => {
  const register = (page: EventTarget, detail: unknown) =>
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))

  it('report earlier and later wallets until stopped', () => {
    const page = new EventTarget()
    page.addEventListener('wallet-standard:app-ready', (event) => Object(event).detail.register('early'))
    const wallets: unknown[] = []
    const stop = hearRegistrations(page, (wallet) => wallets.push(wallet))
    let kept: { register(...all: unknown[]): () => void } | undefined
    register(page, (api: typeof kept) => {
      kept = api
      api?.register('late', 'later')()
    })
    expect(wallets).toEqual(['early', 'late', 'later'])
    stop()
    kept?.register('after')
    register(page, (api: typeof kept) => api?.register('after'))
    expect(wallets).toHaveLength(3)
  })

  it('survive invalid, throwing and too many registrations', () => {
    const page = new EventTarget()
    const wallets: unknown[] = []
    hearRegistrations(page, (wallet) => wallets.push(wallet))
    for (const detail of [null, undefined, 'text', {}, 5]) register(page, detail)
    register(page, () => expect.unreachable())
    page.dispatchEvent(new Event('wallet-standard:register-wallet'))
    expect(wallets).toEqual([])
    register(page, (api: { register(...all: unknown[]): unknown }) => api.register(...Array(5000).keys()))
    expect(wallets).toHaveLength(1000)
  })
})
