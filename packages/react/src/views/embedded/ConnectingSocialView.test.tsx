import { currentEntry } from '@latchkey/core'
import { socialFailed } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScriptedEmbedded } from '../../testing/createScriptedEmbedded'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll, spoken } from '../../testing/openView'

const user = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1, userName: 'ada' }

async function choose(
  script: (embedded: ScriptedEmbedded) => void = () => undefined,
  now = () => Date.now(),
) {
  const site = await openEmbeddedSite({ view: 'Connect' }, { script, host: { now } })
  await userEvent.click(await findInside('[data-social="google"]'))
  return { ...site, view: await findView('ConnectingSocial') }
}

const state = () =>
  shadowOf().querySelector<HTMLElement>('[data-view="ConnectingSocial"] [data-part="body"]')?.dataset.state
const title = () => shadowOf().querySelector('[data-part="status-title"]')?.textContent

it('[FRM-6] waits for the provider’s window, then for the account, and closes when connected', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { embedded, latchkey } = await choose(({ answers }) =>
    Object.assign(answers, {
      CONNECT_SOCIAL: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }),
  )
  await poll(title).toBe('Continue in the Google window')
  await poll(() => shadowOf().querySelector('[data-part="title"]')?.textContent).toBe('Google')
  await poll(spoken).toContain('Continue in the Google window')
  await poll(() => embedded.windows.uris).toHaveLength(1)
  embedded.post({ resultUri: 'https://frame.test/social/done?code=1' })
  await poll(title).toBe('Signing you in')
  expect(state()).toBe('retrieving')
  answer(user)
  await expectClosed()
  expect(embedded.asked).toContainEqual(['CONNECT_SOCIAL', { uri: 'https://frame.test/social/done?code=1' }])
  expect(latchkey.getState().embedded?.userName).toBe('ada')
})

it('[FRM-6] offers to open the window if the browser blocked it', async () => {
  const { embedded } = await choose(({ windows }) => {
    windows.isBlocked = true
  })
  await poll(title).toBe('Your browser blocked the window')
  expect(state()).toBe('blocked')
  const open = await findInside('[data-part="open-provider"]')
  expect(open.textContent).toBe('Open Google')
  embedded.windows.isBlocked = false
  await userEvent.click(open)
  await poll(() => embedded.windows.uris).toHaveLength(1)
  await poll(state).toBe('waiting')
})

it('[FRM-6] shows what went wrong and tries again', async () => {
  const { embedded } = await choose(({ answers }) =>
    Object.assign(answers, { GET_SOCIAL_REDIRECT_URI: socialFailed({ provider: 'google' }) }),
  )
  await poll(title).toBe('Couldn’t sign you in')
  expect(shadowOf().querySelector('[data-part="status-text"]')?.textContent).toBe(
    'Signing in with Google didn’t work. Try again.',
  )
  Object.assign(embedded.answers, { GET_SOCIAL_REDIRECT_URI: { uri: 'https://provider.test/again' } })
  await userEvent.click(await findInside('[data-part="open-provider"]'))
  await poll(() => embedded.windows.uris).toEqual(['https://provider.test/again'])
})

it('[FRM-6] gives up and closes the window when the visitor cancels', async () => {
  const { embedded, latchkey } = await choose()
  await poll(() => embedded.windows.uris).toHaveLength(1)
  await userEvent.click(await findInside('[data-part="cancel"]'))
  await findView('Connect')
  await poll(() => embedded.windows.isClosed).toBe(true)
  expect(latchkey.getState().embedded?.step).toBe('idle')
})

it('[FRM-6] goes back when the visitor closes the window', async () => {
  let now = Date.now()
  const { embedded, latchkey } = await choose(undefined, () => now)
  await poll(() => embedded.windows.uris).toHaveLength(1)
  // A window that looks closed at once was only cut off from the page.
  now += 5_000
  embedded.windows.isClosed = true
  await findView('Connect')
  expect(currentEntry(latchkey.getState().nav).view).toBe('Connect')
})

it('starts with a button if the site opens it', async () => {
  const { embedded } = await openEmbeddedSite({ view: 'ConnectingSocial', data: { provider: 'github' } })
  await poll(title).toBe('Continue with GitHub')
  await userEvent.click(await findInside('[data-part="open-provider"]'))
  await poll(() => embedded.windows.uris).toHaveLength(1)
})

it('[FLG-2] lists all logins in a view of their own', async () => {
  const { embedded } = await openEmbeddedSite({ view: 'ConnectSocials' })
  await findInside('[data-social="facebook"]')
  expect(
    [...shadowOf().querySelectorAll<HTMLElement>('[data-part="social"]')].map(
      ({ dataset }) => dataset.social,
    ),
  ).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
  await userEvent.click(await findInside('[data-social="apple"]'))
  await findView('ConnectingSocial')
  await poll(() => embedded.windows.uris).toHaveLength(1)
})
