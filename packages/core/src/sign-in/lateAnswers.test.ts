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

  it('a yes after the visitor closed the view counts', async () => {
    const { site, asked } = await withOpenQuestion({ siwxOptions: { required: false } })
    await site.latchkey.close()
    expect(statusOf(site)).toBe('signing')
    site.signing.answer('sign')
    await asked
    expect(statusOf(site)).toBe('signed-in')
  })

  it('a message that is wanted just when the visitor leaves is not made: the way to finish stays in sight', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    const prepared = prepareSignIn(site.latchkey)
    await site.latchkey.close()
    await prepared
    expect(statusOf(site)).toBe('signed-out')
  })

  it('a no after the visitor closed the view brings nothing back', async () => {
    const { site, asked } = await withOpenQuestion({ siwxOptions: { required: false } })
    await site.latchkey.close()
    site.signing.answer('reject')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', failure: { code: 'sign-in/declined' } })
    expect(viewOf(site)).toBe(null)
  })

  it('a yes of an account that is not active any more signs in nobody', async () => {
    const { site, asked } = await withOpenQuestion()
    fox(site).choose(addressB, addressA)
    await becomes(site, 'ready')
    site.signing.answer('sign')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'ready', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('[SIW-9] a yes for the network before counts where one sign-in is for all, and not where each has its own', async () => {
    for (const onNetworkChange of ['keep', 'resign'] as const) {
      const { site, asked } = await withOpenQuestion({ siwxOptions: { onNetworkChange } })
      fox(site).move('eip155:2')
      await becomes(site, onNetworkChange === 'keep' ? 'signing' : 'ready')
      site.signing.answer('sign')
      await asked
      expect(statusOf(site)).toBe(onNetworkChange === 'keep' ? 'signed-in' : 'ready')
    }
  })

  it('a yes after cancelling a required sign-in signs in nobody', async () => {
    const { site, asked } = await withOpenQuestion()
    await cancelSignIn(site.latchkey)
    site.signing.answer('sign')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('a wallet is never asked twice at a time: a second click waits, another account is told', async () => {
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

  it('a wallet that never answers is given up; its late yes still counts', async () => {
    const { site, asked } = await withOpenQuestion()
    site.host.advance(300_000)
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'ready', failure: { code: 'connect/wallet-timeout' } })
    site.signing.answer('sign')
    await becomes(site, 'signed-in')
  })

  it('disconnecting while the session is being stored leaves none behind', async () => {
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

it('[SIW-4] cancelling does not wait for a check that hangs', async () => {
  const { config } = createSite()
  const site = createSite({ siwx: { ...config, getSessions: () => new Promise(() => undefined) } })
  await site.latchkey.connect({ connectorId: 'com.fox' })
  await becomes(site, 'checking')
  await cancelSignIn(site.latchkey)
  expect(site.look().status).toBe('disconnected')
})

it('[SIW-9] `keep`: a message that is shown is always for the active account', async () => {
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
