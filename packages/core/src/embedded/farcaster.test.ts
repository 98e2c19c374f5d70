import { connectedSocial, frameAborted, socialFailed } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import { open } from '../nav/openClose'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame } from '../testing/createScriptedFrame'
import { setUp } from '../testing/setUp'
import { cancelSocial } from './cancelSocial'
import { loginByFarcaster } from './loginByFarcaster'

const url = 'https://farcaster.xyz/~/siwf?channelToken=0123456789abcdef'

/** A site whose visitor has chosen Farcaster, and what the frame's wait for the app does. */
async function start() {
  const frame = createScriptedFrame()
  const adapter = createScriptedAdapter()
  adapter.addWallet('AUTH', { type: 'AUTH' })
  const site = setUp({ adapter, embedded: frame })
  open(site.latchkey)
  let approve: (answer: unknown) => void = () => undefined
  frame.answers
    .set('GET_FARCASTER_URI', { url })
    .set('CONNECT_FARCASTER', () => new Promise((resolve) => (approve = resolve)))
    .set('RELOAD', undefined)
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  const done = loginByFarcaster(site.latchkey)
  await settle()
  return {
    ...site,
    ...{ frame, done, settle },
    approve: (answer: unknown) => approve(answer),
    view: () => currentEntry(site.latchkey.getState().nav).view,
    embedded: () => site.latchkey.getState().embedded,
    count: (wanted: string) => frame.asked.filter(({ name }) => name === wanted).length,
  }
}

describe('a login with Farcaster', () => {
  it('[FRM-7] shows the link, waits for the app, and connects', async () => {
    const { latchkey, approve, view, embedded, done, look, events } = await start()
    expect(view()).toBe('ConnectingFarcaster')
    expect(embedded()).toMatchObject({ step: 'social', provider: 'farcaster', farcasterUrl: url })
    approve({ userName: 'ada' })
    await done
    expect(embedded()).toMatchObject({ step: 'connected', userName: 'ada', farcasterUrl: null })
    expect(latchkey.storage.get(connectedSocial)).toBe('farcaster')
    expect(look().status).toBe('connected')
    expect(events).toEqual(
      expect.arrayContaining([
        'SOCIAL_LOGIN_STARTED',
        'SOCIAL_LOGIN_REQUEST_USER_DATA',
        'SOCIAL_LOGIN_SUCCESS',
      ]),
    )
  })

  it('[FRM-7] reloads the frame 100 ms after the visitor goes back', async () => {
    const { latchkey, frame, host, view, embedded, done, count, events } = await start()
    goBack(latchkey)
    cancelSocial(latchkey)
    await done
    expect(view()).toBe('Connect')
    expect(frame.aborted).toEqual(['CONNECT_FARCASTER'])
    expect(embedded()).toMatchObject({ step: 'idle', provider: null, error: null })
    host.advance(99)
    expect(count('RELOAD')).toBe(0)
    expect(embedded()?.farcasterUrl).toBe(url)
    host.advance(1)
    expect(count('RELOAD')).toBe(1)
    expect(embedded()?.farcasterUrl).toBeNull()
    expect(events).toContain('SOCIAL_LOGIN_CANCELED')
    expect(events).not.toContain('SOCIAL_LOGIN_ERROR')
  })

  it('[FRM-7] leaves the view when it is given up', async () => {
    const { latchkey, view, done } = await start()
    cancelSocial(latchkey)
    await done
    expect(view()).toBe('Connect')
  })

  it('[FRM-7] a visitor who has left isn’t signed in by a late approval', async () => {
    const { latchkey, approve, done, settle, look } = await start()
    cancelSocial(latchkey)
    await done
    approve({ userName: 'ada' })
    await settle()
    expect(look().status).toBe('disconnected')
    expect(latchkey.storage.get(connectedSocial)).toBeUndefined()
  })

  it('[FRM-7] a login that starts again isn’t reloaded away', async () => {
    const { latchkey, host, approve, embedded, done, settle, count, look } = await start()
    cancelSocial(latchkey)
    await done
    const again = loginByFarcaster(latchkey)
    await settle()
    host.advance(100)
    expect(count('RELOAD')).toBe(0)
    expect(embedded()).toMatchObject({ step: 'social', farcasterUrl: url })
    approve({ userName: 'ada' })
    await again
    expect(look().status).toBe('connected')
  })

  it('[FRM-7] a visitor who leaves before the link is there is asked for nothing', async () => {
    const { latchkey, frame, done, settle, count } = await start()
    cancelSocial(latchkey)
    await done
    let answer: (value: unknown) => void = () => undefined
    frame.answers.set('GET_FARCASTER_URI', () => new Promise((resolve) => (answer = resolve)))
    const asked = count('CONNECT_FARCASTER')
    const second = loginByFarcaster(latchkey)
    await settle()
    cancelSocial(latchkey)
    await second
    answer({ url: 'https://farcaster.xyz/late' })
    await settle()
    expect(count('CONNECT_FARCASTER')).toBe(asked)
    expect(latchkey.getState().embedded?.farcasterUrl).not.toBe('https://farcaster.xyz/late')
  })

  it.each([
    ['link', 'GET_FARCASTER_URI', socialFailed({ provider: 'Farcaster' })],
    ['approval', 'CONNECT_FARCASTER', frameAborted()],
  ] as const)('[FRM-7] says why there is no %s, and can be tried again', async (_, name, error) => {
    const { latchkey, frame, embedded, done, settle, view, events } = await start()
    cancelSocial(latchkey)
    await done
    const kept = frame.answers.get(name)
    frame.answers.set(name, error)
    await loginByFarcaster(latchkey)
    expect(embedded()).toMatchObject({ step: 'idle', error: { code: error.code } })
    expect(view()).toBe('ConnectingFarcaster')
    expect(events).toContain('SOCIAL_LOGIN_ERROR')
    frame.answers.set(name, kept)
    void loginByFarcaster(latchkey)
    await settle()
    expect(embedded()).toMatchObject({ step: 'social', farcasterUrl: url, error: null })
  })
})
