import { loginEnded, socialUnavailable } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ScriptedEmbedded } from '../../testing/createScriptedEmbedded'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { findView, poll, spoken } from '../../testing/openView'

const url = 'https://farcaster.xyz/~/siwf?channelToken=0123456789abcdef'

async function choose(
  script: (embedded: ScriptedEmbedded) => void = () => undefined,
  host: { readonly isMobile?: boolean } = {},
) {
  const site = await openEmbeddedSite(
    { view: 'Connect' },
    {
      host,
      script(embedded) {
        Object.assign(embedded.answers, { GET_FARCASTER_URI: { url }, RELOAD: undefined })
        script(embedded)
      },
    },
  )
  await userEvent.click(await findInside('[data-social="farcaster"]'))
  return { ...site, view: await findView('ConnectingFarcaster') }
}

const state = () =>
  shadowOf().querySelector<HTMLElement>('[data-view="ConnectingFarcaster"] [data-part="body"]')?.dataset.state
const title = () => shadowOf().querySelector('[data-part="status-title"]')?.textContent
const count = ({ asked }: ScriptedEmbedded, wanted: string) =>
  asked.filter(([name]) => name === wanted).length

it('[FRM-7] shows a code, waits for the app, and closes when connected', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { embedded, latchkey } = await choose(({ answers }) =>
    Object.assign(answers, {
      CONNECT_FARCASTER: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }),
  )
  await findInside('[data-part="code-panel"][data-state="ready"]')
  await poll(() => shadowOf().querySelector('[data-part="title"]')?.textContent).toBe('Farcaster')
  await poll(spoken).toContain('Scan this code with your phone’s camera, then approve in Farcaster.')
  expect(state()).toBe('waiting')
  expect(latchkey.getState().embedded?.farcasterUrl).toBe(url)
  await poll(() => count(embedded, 'CONNECT_FARCASTER')).toBe(1)
  answer({ userName: 'ada' })
  await expectClosed()
  expect(latchkey.getState().embedded).toMatchObject({ userName: 'ada', provider: 'farcaster' })
})

it('[FRM-7] keeps the room of the code while it is prepared', async () => {
  const { embedded } = await choose(({ answers }) => {
    answers.GET_FARCASTER_URI = () => new Promise(() => undefined)
  })
  await findInside('[data-part="code-panel"][data-state="preparing"]')
  expect(count(embedded, 'CONNECT_FARCASTER')).toBe(0)
})

it('[FRM-7] on a phone, the tap itself opens the app', async () => {
  await choose(undefined, { isMobile: true })
  const link = await findInside<HTMLAnchorElement>('a[data-part="open-link"]')
  expect([link.href, link.target, link.rel]).toEqual([url, '_blank', 'noopener noreferrer'])
  expect(link.textContent).toBe('Open Farcaster')
  await poll(title).toBe('Continue in Farcaster')
  expect(shadowOf().querySelector('[data-part="code-panel"]')).toBeNull()
  const copy = await findInside('[data-part="copy-button"]')
  // The two don't touch, or a thumb presses the wrong one.
  const gap = () => copy.getBoundingClientRect().top - link.getBoundingClientRect().bottom
  await poll(gap).toBeGreaterThan(4)
})

it('[FRM-7] says what went wrong, and tries again', async () => {
  const { embedded } = await choose(({ answers }) => {
    answers.GET_FARCASTER_URI = socialUnavailable({ provider: 'Farcaster' })
  })
  await poll(title).toBe('Couldn’t sign you in')
  expect(state()).toBe('failed')
  expect(shadowOf().querySelector('[data-part="status-text"]')?.textContent).toBe(
    'Signing in with Farcaster isn’t available here.',
  )
  Object.assign(embedded.answers, { GET_FARCASTER_URI: { url }, CONNECT_FARCASTER: loginEnded() })
  await userEvent.click(await findInside('[data-part="open-provider"]'))
  await poll(() => count(embedded, 'CONNECT_FARCASTER')).toBe(1)
  await poll(() => shadowOf().querySelector('[data-part="status-text"]')?.textContent).toBe(
    'This sign-in has ended. Start again.',
  )
})

it('[FRM-7] going back reloads the frame', async () => {
  const { embedded, latchkey } = await choose()
  await findInside('[data-part="code-panel"][data-state="ready"]')
  await userEvent.click(await findInside('[data-part="cancel"]'))
  await findView('Connect')
  await poll(() => count(embedded, 'RELOAD')).toBe(1)
  expect(latchkey.getState().embedded).toMatchObject({ step: 'idle', farcasterUrl: null, error: null })
})

it('[FRM-7] starts with a button if the site opens it', async () => {
  const { embedded } = await openEmbeddedSite({ view: 'ConnectingFarcaster' })
  await poll(title).toBe('Continue with Farcaster')
  expect(embedded.asked).toEqual([])
  await userEvent.click(await findInside('[data-part="open-provider"]'))
  await poll(() => count(embedded, 'GET_FARCASTER_URI')).toBe(1)
})
