import { invalidOption } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { allowedOrigins } from './allowedOrigins'
import { discoverAll } from './discoverAll'

const usual = ['https://app.safe.global']
const option = 'adapters.apps.safe'

it('takes origins as browsers write them, however the site wrote them', () => {
  expect(allowedOrigins(true, usual, option)).toEqual(usual)
  expect(
    allowedOrigins(['https://APP.safe.global/', 'https://safe.example:8443/apps?a'], usual, option),
  ).toEqual(['https://app.safe.global', 'https://safe.example:8443'])
  for (const none of [false, undefined, []]) expect(allowedOrigins(none, usual, option)).toEqual([])
})

it.each(['*', '', 'safe.example', 'null', 'data:text/html,x', 'file:///tmp/a.html'])(
  'refuses %o, which names no page',
  (text) => expect(() => allowedOrigins([text], usual, option)).toThrow(expect.toSatisfy(invalidOption.is)),
)

it.each([
  ['a single origin', 'https://my-safe.example', '"https://my-safe.example"'],
  ['nothing', null, 'null'],
  ['an object', { origin: 'https://my-safe.example' }, 'an object'],
  ['a number', 1, '1'],
  ['no text', '', '""'],
  ['a list with no text in it', [null], 'null'],
  ['a list in a list', [['https://my-safe.example']], 'a list'],
])('names the option, what was expected and what was given instead of a list: %s', (_, given, told) => {
  const expected = 'true or a list of origins such as https://app.safe.global'
  const run = () => allowedOrigins(given, usual, option)
  expect(run).toThrow(expect.toSatisfy(invalidOption.is))
  for (const text of [option, expected, told]) expect(run).toThrow(text)
})

it.each([
  ['*', ['*']],
  ['a single origin', 'https://my-safe.example'],
  ['null', null],
])('tells %s, in an app or not, addresses nobody, and still finds the wallets of the page', (_, given) => {
  const sent = vi.fn()
  const top = { addEventListener: () => undefined, removeEventListener: () => undefined } as unknown as Window
  const frame = { ...top, parent: { postMessage: sent } as unknown as Window }
  // A page that nothing is around is its own parent.
  Object.assign(top, { parent: top })
  for (const around of [top, frame])
    for (const apps of [{ safe: given as never }, { farcaster: given as never }]) {
      const page = new EventTarget()
      createEvmWallet({ rdns: 'org.one' }).announce({ target: page })
      const found = vi.fn()
      const failed = vi.fn()
      const warned = vi.fn()
      const context = { found, failed, warned, announced: true, injected: false }
      const stop = discoverAll({ page, frame: around, apps }, context)
      stop()
      expect(warned.mock.calls).toEqual([[expect.toSatisfy(invalidOption.is)]])
      expect(failed).not.toHaveBeenCalled()
      expect(found.mock.calls).toMatchObject([[{ id: 'org.one' }]])
    }
  expect(sent).not.toHaveBeenCalled()
})
