import { browserHost, createLatchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { frameAborted, frameMessages, frameNotLoaded } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { FrameElement } from './createFrameElement'
import { openChannel } from './openChannel'

type Timer = { readonly run: () => void; readonly ms: number }

/** A real frame that says it's ready, if it may, and never answers; and an instance whose time stands still. */
function openSilentFrame({ isReady }: { readonly isReady: boolean }) {
  const timers = new Set<Timer>()
  const host = {
    ...browserHost(),
    setTimer: (run: () => void, ms: number) => {
      const timer = { run, ms }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
  }
  const context = createLatchkey({ networks: [mainnet], adapters: [evm()] }, host)
  const frame = document.createElement('iframe')
  frame.srcdoc = isReady ? `<script>parent.postMessage({ type: '@w3m-frame/READY' }, '*')</script>` : ''
  const element: FrameElement = {
    window: () => frame.contentWindow,
    show: () => () => undefined,
    raise: () => undefined,
    resize: () => undefined,
    remove: () => frame.remove(),
  }
  const opening = openChannel(context, element, location.origin)
  document.body.append(frame)
  onTestFinished(() => {
    frame.remove()
    context.destroy()
  })
  /** Runs the timers that are due after so long. */
  const pass = (ms: number) => {
    for (const timer of [...timers].filter((one) => one.ms <= ms)) {
      timers.delete(timer)
      timer.run()
    }
  }
  const alerts = () => context.getState().modal.shownAlerts
  return { opening, pass, alerts, timers, frame }
}

describe('a frame that does not answer', () => {
  it.each([
    ['CONNECT_EMAIL', { email: 'visitor@example.com' }],
    ['CONNECT_OTP', { otp: '123456' }],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
  ] as const)(
    '[FRM-8] is given up after 30 seconds on %s, and the site learns why',
    async (name, payload) => {
      const { opening, pass, alerts } = openSilentFrame({ isReady: true })
      const channel = await opening
      const asked = channel.ask(name, payload).catch((error: unknown) => error)
      pass(29_999)
      expect(channel.isOpen(name)).toBe(true)
      pass(30_000)
      expect(frameAborted.is(await asked)).toBe(true)
      expect(alerts()).toContain('embedded-timeout')
    },
  )

  it.each([
    ['CONNECT_DEVICE', undefined],
    ['CONNECT_SOCIAL', { uri: '' }],
  ] as const)(
    '[FRM-8] is given up on %s too, but a slow visitor is no fault of the site',
    async (name, payload) => {
      const { opening, pass, alerts } = openSilentFrame({ isReady: true })
      const channel = await opening
      const asked = channel.ask(name, payload).catch((error: unknown) => error)
      pass(30_000)
      expect(frameAborted.is(await asked)).toBe(true)
      expect(alerts()).not.toContain('embedded-timeout')
    },
  )

  it('[FRM-8] may take its time with everything else', async () => {
    const limited = Object.values(frameMessages).filter(
      (message) => 'timeoutMs' in message && message.timeoutMs,
    )
    expect(limited.map(({ type }) => type).sort()).toEqual(
      ['CONNECT_DEVICE', 'CONNECT_EMAIL', 'CONNECT_OTP', 'CONNECT_SOCIAL', 'GET_SOCIAL_REDIRECT_URI'].sort(),
    )
    const { opening, pass, timers } = openSilentFrame({ isReady: true })
    const channel = await opening
    const asked = channel.ask('SIGN_OUT', undefined).catch((error: unknown) => error)
    expect(timers.size).toBe(0)
    pass(3_600_000)
    expect(channel.isOpen('SIGN_OUT')).toBe(true)
    channel.close()
    expect(frameAborted.is(await asked)).toBe(true)
  })

  it('[FRM-9] is given up if it never gets ready', async () => {
    const { opening, pass, alerts } = openSilentFrame({ isReady: false })
    const opened = opening.catch((error: unknown) => error)
    pass(30_000)
    expect(frameNotLoaded.is(await opened)).toBe(true)
    expect(alerts()).toContain('embedded-timeout')
  })
})

describe('a frame whose window went elsewhere', () => {
  it('[FRM-17] hears nothing: messages are for the frame’s origin', async () => {
    const { opening, frame } = openSilentFrame({ isReady: true })
    const channel = await opening
    const heard: unknown[] = []
    const listen = ({ data, source }: MessageEvent) => {
      if (source === frame.contentWindow && data.heard) heard.push(data.heard)
    }
    addEventListener('message', listen)
    onTestFinished(() => removeEventListener('message', listen))
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    // A page in a sandbox has an origin of its own.
    frame.sandbox.add('allow-scripts')
    frame.srcdoc = `<script>
      addEventListener('message', ({ data }) => parent.postMessage({ heard: data.type }, '*'))
    </script>`
    await loaded
    const asked = channel.ask('CONNECT_OTP', { otp: '123456' }).catch((error: unknown) => error)
    frame.contentWindow?.postMessage({ type: 'probe' }, '*')
    await expect.poll(() => heard).toContain('probe')
    expect(heard).toEqual(['probe'])
    channel.close()
    expect(frameAborted.is(await asked)).toBe(true)
  })
})
