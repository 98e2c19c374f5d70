import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite, type Site } from './testing/openSite'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
let site: Site
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins.stop())
beforeEach(async () => {
  site = await openSite(origins)
  // The code waits for its answer, so a forged one would sign the visitor in.
  await site.page.evaluate(() => window.site.core.loginByEmail(window.site.latchkey, 'visitor@example.com'))
  await (await site.frame()).evaluate(() => void window.script.silent.add('CONNECT_OTP'))
  await site.page.evaluate(() => void window.site.core.submitOtp(window.site.latchkey, '123456'))
  await expect.poll(async () => (await openId()) !== undefined).toBe(true)
})
afterEach(() => site.close())

const openId = async () =>
  (await site.frame()).evaluate(() => window.script.heard.find(({ name }) => name === 'CONNECT_OTP')?.id)
const step = () => site.page.evaluate(() => window.site.latchkey.getState().embedded?.step)
/** The true answer ends the wait, so what was forged before it had no effect. */
const answer = async () => {
  const id = await openId()
  await (await site.frame()).evaluate((id) => {
    window.script.isSignedIn = true
    window.script.post({ id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' })
  }, id)
  await expect.poll(step).toBe('connected')
}

describe('a forged answer', () => {
  it('[FRM-1] is ignored from the page itself, even with the right id', async () => {
    const id = await openId()
    await site.page.evaluate((id) => {
      postMessage({ id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' }, '*')
    }, id)
    await site.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await step()).toBe('verifying')
    await answer()
  })

  it('[FRM-1] is ignored from another window of the frame’s own origin', async () => {
    const id = await openId()
    await site.page.evaluate(
      ([src, id]) =>
        new Promise<void>((resolve) => {
          const other = document.createElement('iframe')
          other.name = 'other'
          other.src = `${src}/provider#${id}`
          other.onload = () => resolve()
          document.body.append(other)
        }),
      [origins.frame, id] as const,
    )
    await site.page.frame({ name: 'other' })?.evaluate((id) => {
      parent.postMessage({ id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' }, '*')
    }, id)
    await site.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await step()).toBe('verifying')
    await answer()
  })

  it('[FRM-1] is ignored from the frame’s window after it went to another origin', async () => {
    const id = await openId()
    const frame = await site.frame()
    // The site’s policy keeps the frame on its origin; without it, the origin of the message still decides.
    await frame.evaluate((url) => location.assign(url), origins.stranger).catch(() => undefined)
    await site.page.evaluate((id) => {
      const [frame] = document.querySelectorAll('iframe')
      dispatchEvent(
        new MessageEvent('message', {
          data: { id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' },
          origin: 'http://stranger.localhost',
          source: frame?.contentWindow ?? null,
        }),
      )
    }, id)
    expect(await step()).toBe('verifying')
  })

  it('[FRM-1] is ignored under another id, or for another message', async () => {
    const id = await openId()
    const frame = await site.frame()
    await frame.evaluate((id) => {
      window.script.post({ id: 'guess', type: '@w3m-frame/CONNECT_OTP_SUCCESS' })
      window.script.post({ id, type: '@w3m-frame/SIGN_OUT_SUCCESS' })
      window.script.post({ type: '@w3m-frame/CONNECT_OTP_SUCCESS' })
    }, id)
    await site.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await step()).toBe('verifying')
    await answer()
  })
})

describe('an invalid message', () => {
  it('[FRM-1] of the frame rejects its request', async () => {
    await (await site.frame()).evaluate(() => {
      window.script.answers.set('GET_WAYS_BACK', { payload: { ways: 'all', recovery: 'user' } })
      window.script.answers.set('GET_USER', { payload: { address: 1, chainId: {} } })
    })
    await site.page.evaluate(() => window.site.core.loadWaysBack(window.site.latchkey))
    expect(await site.page.evaluate(() => window.site.latchkey.getState().embedded?.waysBack)).toBeNull()
    const id = await openId()
    await (await site.frame()).evaluate(
      (id) => window.script.post({ id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' }),
      id,
    )
    await expect
      .poll(() => site.page.evaluate(() => window.site.latchkey.getState().embedded?.error?.code))
      .toBe('embedded/message-invalid')
    expect(await site.page.evaluate(() => window.site.latchkey.getState().connect.rows)).toEqual([])
  })

  it('[FRM-1] of the page throws before it is sent', async () => {
    const before = await (await site.frame()).evaluate(() => window.script.heard.length)
    await site.page.evaluate(() => window.site.core.changeEmail(window.site.latchkey, 'not an address'))
    expect(await site.page.evaluate(() => window.site.latchkey.getState().embedded?.error?.code)).toBe(
      'embedded/message-invalid',
    )
    expect(await (await site.frame()).evaluate(() => window.script.heard.length)).toBe(before)
  })

  it('[FRM-1] changes nothing, whatever it holds: 200 random ones', async () => {
    const names = [
      'READY_',
      'CONNECT_OTP_SUCCES',
      'RPC_REQUEST_SUCCESS',
      'GET_USER_SUCCESS',
      'SESSION_UPDATE',
      '',
    ]
    const messages = fc.sample(
      fc.oneof(
        fc.json().map((text) => JSON.parse(text) as unknown),
        fc.record(
          {
            id: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
            type: fc.oneof(
              fc.string(),
              fc.constantFrom(...names).map((name) => `@w3m-frame/${name}`),
            ),
            payload: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      ),
      { numRuns: 200, seed: 42 },
    )
    const errors: string[] = []
    site.page.on('pageerror', (error) => errors.push(error.message))
    await (await site.frame()).evaluate((messages) => {
      for (const message of messages) window.script.post(message)
    }, messages as unknown[])
    await site.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await step()).toBe('verifying')
    expect(errors).toEqual([])
    await answer()
  })
})
