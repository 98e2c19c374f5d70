import { afterEach, expect, it, vi } from 'vitest'
import { createScriptedAdapter } from '../../testing/createScriptedAdapter'
import { setUp } from '../../testing/setUp'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A site without an adapter for its second network, which opens its modal twice. */
async function visit(environment: string, debug = false) {
  vi.stubEnv('NODE_ENV', environment)
  const told = { error: vi.fn(), warn: vi.fn() }
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((text) => {
      if (/Check the option/.test(text)) told[level](text)
    })
  const adapters = [createScriptedAdapter(), createScriptedAdapter()]
  const { latchkey } = setUp({ adapters, enableWalletGuide: true, debug })
  for (let count = 0; count < 2; count += 1) await latchkey.open().catch(() => undefined)
  return { told, latchkey }
}

const mistakes = [
  [expect.stringContaining('Check the option "adapters": It has evm() more than once.')],
  [expect.stringContaining('Check the option "projectId": "dev" does nothing without a `gateway`.')],
  [
    expect.stringContaining(
      'Check the option "enableWalletGuide": It is true, but the guide needs `embedded`.',
    ),
  ],
]

it('tells the developer of a development build once what is hardly meant, without `debug`', async () => {
  const { told } = await visit('development')
  await vi.waitFor(() => expect(told.error.mock.calls).toEqual(mistakes), 20_000)
  expect(told.warn).not.toHaveBeenCalled()
})

it('tells it as a warning with `debug`, and not again as an error', async () => {
  const { told } = await visit('development', true)
  await vi.waitFor(() => expect(told.warn.mock.calls).toEqual(mistakes), 20_000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told.error).not.toHaveBeenCalled()
})

it.each(['production', 'test', ''])('is quiet in a build for %j', async (environment) => {
  const { told } = await visit(environment)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([told.error.mock.calls, told.warn.mock.calls]).toEqual([[], []])
})

it('is quiet on a page that has no `process`', async () => {
  vi.stubGlobal('process', undefined)
  try {
    const { isDevelopment } = await import('../isDevelopment')
    expect(isDevelopment()).toBe(false)
  } finally {
    vi.unstubAllGlobals()
  }
})
