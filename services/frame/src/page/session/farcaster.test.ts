import { describe, expect, it } from 'vitest'
import { setUpFarcaster } from '../../testing/farcaster/setUpFarcaster'
import { siteOrigin } from '../../testing/setUpSocial'
import type { FramePage } from '../FramePage'
import { handlers } from '../messages/handlers'
import { createMemoryStore } from '../store/createMemoryStore'
import { createRow } from '../store/createRow'
import { createLoginClient } from './createLoginClient'

const { frame, relay, createOwner } = setUpFarcaster()
/** Nothing here is shown to the visitor. */
const show = () => undefined

/** A page of the frame, without its keys: what it needs to sign in. */
async function openPage() {
  const store = createMemoryStore(await createRow(siteOrigin))
  const sessions: string[] = []
  const { ask, clock } = frame()
  const page = {
    origin: siteOrigin,
    projectId: 'dev',
    store,
    login: createLoginClient({
      ...{ baseUrl: 'http://frame.test', store, now: clock.now },
      fetch: (url, init) => ask(url, init),
    }),
    state: { account: null, wallet: null, waiting: null, open: new Set(), line: Promise.resolve(), look: {} },
    tellSession: (token) => void sessions.push(token),
  } as Partial<FramePage> as FramePage
  return { page, store, sessions }
}

describe('signing in with Farcaster', () => {
  it('[FRM-7] gives a link, waits for the app, and tells the name', async () => {
    const { app, fid } = await createOwner()
    const { page, store, sessions } = await openPage()
    const { url } = await handlers.GET_FARCASTER_URI(page, undefined, show)
    expect(url).toMatch(/channelToken=/)
    expect((await store.read()).attempt).toMatchObject({ way: 'farcaster' })
    const connected = handlers.CONNECT_FARCASTER(page, undefined, show)
    await app.approve(url, { fid, username: 'ada.eth' })
    expect(await connected).toEqual({ userName: 'ada.eth' })
    expect((await store.read()).session).not.toBeNull()
    expect(sessions).toHaveLength(1)
  }, 30_000)

  it.each([
    ['at once', 0],
    ['later', 1],
  ])(
    '[FRM-7] reloading %s ends the wait',
    async (_, times) => {
      const { page } = await openPage()
      await handlers.GET_FARCASTER_URI(page, undefined, show)
      const asked = () => relay().requests.filter((request) => request === 'GET /v1/channel/status').length
      const before = asked()
      const connected = handlers.CONNECT_FARCASTER(page, undefined, show)
      const ended = expect(connected).rejects.toMatchObject({ code: 'embedded/aborted' })
      await expect.poll(() => asked() - before, { timeout: 20_000 }).toBeGreaterThanOrEqual(times)
      await handlers.RELOAD(page, undefined, show)
      await ended
    },
    30_000,
  )

  it('[FRM-7] says when the login has ended at the app', async () => {
    const { app, fid } = await createOwner()
    const { page, store } = await openPage()
    const { url } = await handlers.GET_FARCASTER_URI(page, undefined, show)
    await app.approve(url, { fid: fid + 1_000_000 })
    await expect(handlers.CONNECT_FARCASTER(page, undefined, show)).rejects.toMatchObject({
      code: 'embedded/login-ended',
    })
    expect((await store.read()).session).toBeNull()
  })

  it('[FRM-7] takes no other login for this one, and no result of a window', async () => {
    const { page, store } = await openPage()
    await expect(handlers.CONNECT_FARCASTER(page, undefined, show)).rejects.toMatchObject({
      code: 'embedded/login-ended',
    })
    await store.change({ attempt: { id: crypto.randomUUID(), way: 'google' } })
    await expect(handlers.CONNECT_FARCASTER(page, undefined, show)).rejects.toMatchObject({
      code: 'embedded/login-ended',
    })
    await handlers.GET_FARCASTER_URI(page, undefined, show)
    await expect(handlers.CONNECT_SOCIAL(page, { uri: '' }, show)).rejects.toMatchObject({
      code: 'embedded/login-ended',
    })
  })
})
