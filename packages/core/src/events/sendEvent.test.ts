import { describe, expect, it } from 'vitest'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { track } from './track'

const config = '/getAnalyticsConfig'

function visit(
  answers: ScriptedAnswers,
  options: Parameters<typeof setUp>[0] = { features: { analytics: true } },
) {
  const gateway = createScriptedGateway({ [config]: { isAnalyticsEnabled: true }, ...answers })
  const parts = { fetch: gateway.fetch, randomId: () => crypto.randomUUID() }
  const all = setUp({ gateway: gateway.url, parts, ...options })
  const sent = () =>
    gateway.asked.filter(({ path }) => path === '/e').map(({ init }) => JSON.parse(String(init.body)))
  return { ...all, gateway, sent }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('events sent to the gateway', () => {
  it('[EVT-1] [EVT-3] carry id, page, time and details, without cookies', async () => {
    const { latchkey, adapter, gateway, host, sent } = visit({ '/e': { status: 'ok' } })
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.switchNetwork('eip155:2')
    await expect.poll(() => sent().length, { timeout: 10_000 }).toBe(3)
    expect(sent().map(({ props }) => props.event)).toEqual([
      'INITIALIZE',
      'CONNECT_SUCCESS',
      'SWITCH_NETWORK',
    ])
    expect(sent()[2]).toEqual({
      eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
      url: 'https://site.example/page',
      domain: 'site.example',
      timestamp: host.now(),
      props: {
        type: 'track',
        event: 'SWITCH_NETWORK',
        properties: { network: 'eip155:2' },
        address: '0xA1',
      },
    })
    expect(gateway.paths().filter((path) => path === config)).toHaveLength(1)
    const { url, init } = gateway.asked.at(-1) ?? {}
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(['projectId', 'st', 'sv'].every((name) => url?.searchParams.get(name))).toBe(true)
  })

  it('[EVT-2] aren’t sent by default', async () => {
    const { latchkey, adapter, gateway } = visit({ '/e': { status: 'ok' } }, {})
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    track(latchkey, 'MODAL_OPEN', { connected: true })
    await latchkey.disconnect()
    await settled()
    expect(gateway.asked).toEqual([])
    const alone = setUp({ features: { analytics: true }, parts: { fetch: gateway.fetch } })
    track(alone.latchkey, 'MODAL_OPEN', { connected: false })
    await settled()
    expect(gateway.asked).toEqual([])
  })

  it.each([
    ['does not want them', { isAnalyticsEnabled: false }],
    ['does not say', 400],
  ])('[DIR-3] aren’t sent when the operator %s', async (_, answer) => {
    const { latchkey, gateway } = visit({ '/e': { status: 'ok' }, [config]: answer })
    track(latchkey, 'MODAL_OPEN', { connected: false })
    await expect.poll(() => latchkey.getState().features.analytics).toBe(false)
    track(latchkey, 'MODAL_CLOSE', { connected: false })
    await settled()
    expect(gateway.paths()).toEqual([config])
  })

  it('[EVT-5] report a rejection once, and again after a success', async () => {
    const { latchkey, gateway, sent } = visit({ '/e': 403 })
    const shown = () => latchkey.getState().modal.shownAlerts.includes('analytics-forbidden')
    const reported = () => latchkey.getState().events.reportedErrors['FORBIDDEN']
    track(latchkey, 'MODAL_OPEN', { connected: false })
    await expect.poll(shown).toBe(true)
    expect(reported()).toBe(true)
    gateway.answers['/e'] = { status: 'ok' }
    const before = sent().length
    track(latchkey, 'MODAL_CLOSE', { connected: false })
    await expect.poll(reported).toBe(false)
    expect([shown(), sent().length > before]).toEqual([false, true])
    gateway.answers['/e'] = 403
    track(latchkey, 'MODAL_OPEN', { connected: false })
    await expect.poll(shown).toBe(true)
  })

  it('[EVT-1] don’t break the page when they can’t be sent', async () => {
    const { latchkey, sent } = visit({ '/e': 500 })
    track(latchkey, 'MODAL_OPEN', { connected: false })
    await expect.poll(() => sent().length).toBe(2)
    expect(latchkey.getState().modal.shownAlerts).toEqual([])
  })
})
