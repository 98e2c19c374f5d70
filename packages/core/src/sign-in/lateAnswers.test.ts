import { beforeAll, describe, expect, it } from 'vitest'
import {
  addressA,
  addressB,
  becomes,
  createSite,
  enter,
  enterSignedIn,
  fox,
  pause,
  preload,
  type SiteOptions,
  stateOf,
  statusOf,
  viewOf,
} from '../testing/signInSite'
import { askSignIn, cancelSignIn, prepareSignIn, signIn } from './signIn'

beforeAll(preload)

describe('late answers', () => {
  const withOpenQuestion = async (options: SiteOptions = {}) => {
    const site = await enter(options)
    site.signing.mode = 'hang'
    const asked = signIn(site.latchkey)
    await expect.poll(() => site.signing.open).toBe(1)
    return { site, asked }
  }

  it('counts an approval after the visitor closed the view', async () => {
    const { site, asked } = await withOpenQuestion({ siwxOptions: { required: false } })
    await site.latchkey.close()
    expect(statusOf(site)).toBe('signing')
    site.signing.answer('sign')
    await asked
    expect(statusOf(site)).toBe('signed-in')
  })

  it('makes no message when the visitor is just leaving, so a way to finish stays visible', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    const prepared = prepareSignIn(site.latchkey)
    await site.latchkey.close()
    await prepared
    expect(statusOf(site)).toBe('signed-out')
  })

  it('ignores a decline after the visitor closed the view', async () => {
    const { site, asked } = await withOpenQuestion({ siwxOptions: { required: false } })
    await site.latchkey.close()
    site.signing.answer('reject')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', failure: { code: 'sign-in/declined' } })
    expect(viewOf(site)).toBe(null)
  })

  it('ignores an approval for an account that is no longer active', async () => {
    const { site, asked } = await withOpenQuestion()
    fox(site).choose(addressB, addressA)
    await becomes(site, 'ready')
    site.signing.answer('sign')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'ready', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('[SIW-9] counts an approval for the earlier network if one sign-in serves all, and ignores it if each has its own', async () => {
    for (const onNetworkChange of ['keep', 'resign'] as const) {
      const { site, asked } = await withOpenQuestion({ siwxOptions: { onNetworkChange } })
      fox(site).move('eip155:2')
      await becomes(site, onNetworkChange === 'keep' ? 'signing' : 'ready')
      site.signing.answer('sign')
      await asked
      expect(statusOf(site)).toBe(onNetworkChange === 'keep' ? 'signed-in' : 'ready')
    }
  })

  it('ignores an approval after a required sign-in was cancelled', async () => {
    const { site, asked } = await withOpenQuestion()
    await cancelSignIn(site.latchkey)
    site.signing.answer('sign')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('never asks a wallet twice at a time: a second click waits, another account gets an error', async () => {
    const { site, asked } = await withOpenQuestion()
    const second = signIn(site.latchkey)
    await pause()
    expect(site.signing.mostOpen).toBe(1)
    expect(stateOf(site)).toMatchObject({ status: 'signing', failure: null })
    expect(site.events).not.toContain('SIWX_AUTH_ERROR')
    fox(site).choose(addressB, addressA)
    await becomes(site, 'ready')
    await signIn(site.latchkey)
    expect(stateOf(site)?.failure?.code).toBe('connect/wallet-busy')
    fox(site).choose(addressA, addressB)
    await becomes(site, 'signing')
    site.signing.answer('sign')
    await Promise.all([asked, second])
    expect(statusOf(site)).toBe('signed-in')
    expect(site.signing.mostOpen).toBe(1)
  })

  it('gives up on a wallet that never answers, and still counts its late approval', async () => {
    const { site, asked } = await withOpenQuestion()
    site.host.advance(300_000)
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'ready', failure: { code: 'connect/wallet-timeout' } })
    site.signing.answer('sign')
    await becomes(site, 'signed-in')
  })

  it('leaves no session after a disconnect while it is being stored', async () => {
    const { config } = createSite()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const addSession = async (...[session]: Parameters<typeof config.addSession>) => {
      await held
      await config.addSession(session)
    }
    const site = await enter({ siwx: { ...config, addSession } })
    const asked = signIn(site.latchkey)
    await expect.poll(() => site.signing.asked.length).toBe(1)
    await pause()
    await site.latchkey.disconnect()
    release()
    await asked
    await pause()
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
  })
})

it('[SIW-4] cancels without waiting for a check that hangs', async () => {
  const { config } = createSite()
  const site = createSite({ siwx: { ...config, getSessions: () => new Promise(() => undefined) } })
  await site.latchkey.connect({ connectorId: 'com.fox' })
  await becomes(site, 'checking')
  await cancelSignIn(site.latchkey)
  expect(site.look().status).toBe('disconnected')
})

it('[SIW-9] `keep`: always shows a message for the active account', async () => {
  const site = await enterSignedIn({ siwxOptions: { onAccountChange: 'keep' } })
  fox(site).choose(addressB, addressA)
  await askSignIn(site.latchkey)
  await expect.poll(() => stateOf(site)?.message?.data.accountAddress).toBe(addressB)
  const third = addressB.replaceAll('1', '2')
  fox(site).choose(third)
  expect(stateOf(site)?.message).toBe(null)
  await expect.poll(() => stateOf(site)?.message?.data.accountAddress).toBe(third)
  expect(stateOf(site)?.session?.data.accountAddress).toBe(addressA)
})
