import { invalidOption } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { allowedOrigins } from './allowedOrigins'
import { discoverAll } from './discoverAll'

const usual = ['https://app.safe.global']

it('takes origins as browsers write them, however the site wrote them', () => {
  expect(allowedOrigins(true, usual)).toEqual(usual)
  expect(allowedOrigins(['https://APP.safe.global/', 'https://safe.example:8443/apps?a'], usual)).toEqual([
    'https://app.safe.global',
    'https://safe.example:8443',
  ])
  for (const none of [false, undefined, []]) expect(allowedOrigins(none, usual)).toEqual([])
})

it.each(['*', '', 'safe.example', 'null', 'data:text/html,x', 'file:///tmp/a.html'])(
  'refuses %o, which names no page',
  (text) => expect(() => allowedOrigins([text], usual)).toThrow(expect.toSatisfy(invalidOption.is)),
)

it('tells a wrong origin, addresses nobody, and still finds the wallets of the page', () => {
  const sent = vi.fn()
  const frame = {
    parent: { postMessage: sent } as unknown as Window,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  const page = new EventTarget()
  createEvmWallet({ rdns: 'org.one' }).announce({ target: page })
  const found = vi.fn()
  const failed = vi.fn()
  const context = { found, failed, announced: true, injected: false }
  const stop = discoverAll({ page, frame, apps: { safe: ['*'] } }, context)
  stop()
  expect(failed.mock.calls).toEqual([[expect.toSatisfy(invalidOption.is)]])
  expect(sent).not.toHaveBeenCalled()
  expect(found.mock.calls).toMatchObject([[{ id: 'org.one' }]])
})
