import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import type { EventName, LatchkeyEvent } from './LatchkeyEvent'
import { track } from './track'

const wallet = { network: 'eip155:1', isSmartAccount: false } as const

describe('events', () => {
  it('[EVT-4] reach the listeners and the state, with their properties', () => {
    const { latchkey, host } = setUp()
    const heard: LatchkeyEvent[] = []
    latchkey.subscribeEvents((event) => heard.push(event))
    track(latchkey, 'MODAL_OPEN', { connected: false })
    track(latchkey, 'MODAL_CLOSE', { connected: false })
    track(latchkey, 'SEARCH_WALLET', { badge: '', search: 'fox' })
    track(latchkey, 'SWITCH_NETWORK', { network: 'eip155:1' })
    track(latchkey, 'SIWX_AUTH_SUCCESS', wallet)
    track(latchkey, 'SIWX_AUTH_ERROR', wallet)
    track(latchkey, 'CLICK_CANCEL_SIWX', wallet)
    track(latchkey, 'DISCONNECT_SUCCESS', { namespace: 'all' })
    track(latchkey, 'DISCONNECT_ERROR', { message: 'no' })
    track(latchkey, 'ERROR_FETCH_TRANSACTIONS', {
      address: '0xA1',
      projectId: 'dev',
      cursor: undefined,
      isSmartAccount: false,
    })
    const names: EventName[] = heard.map(({ event }) => event)
    expect(names).toEqual([
      'MODAL_OPEN',
      'MODAL_CLOSE',
      'SEARCH_WALLET',
      'SWITCH_NETWORK',
      'SIWX_AUTH_SUCCESS',
      'SIWX_AUTH_ERROR',
      'CLICK_CANCEL_SIWX',
      'DISCONNECT_SUCCESS',
      'DISCONNECT_ERROR',
      'ERROR_FETCH_TRANSACTIONS',
    ])
    expect(heard[2]).toEqual({
      type: 'track',
      event: 'SEARCH_WALLET',
      properties: { badge: '', search: 'fox' },
    })
    expect(latchkey.getState().events).toMatchObject({ timestamp: host.now(), data: heard.at(-1) })
  })

  it('[EVT-4] are tracked as they happen, with the address once there is one', async () => {
    const { latchkey, adapter, events } = setUp()
    adapter.addWallet('com.one')
    await latchkey.open()
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.switchNetwork('eip155:2')
    expect(latchkey.getState().events.data).toMatchObject({ event: 'SWITCH_NETWORK', address: '0xA1' })
    await latchkey.disconnect()
    expect(events).toEqual([
      'MODAL_OPEN',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
      'SWITCH_NETWORK',
      'DISCONNECT_SUCCESS',
    ])
  })

  it('[EVT-3] report a family that fails to start, and the others work', async () => {
    const broken = createScriptedAdapter('solana')
    broken.discover = () => {
      throw new TypeError('no wallet standard')
    }
    const whole = createScriptedAdapter()
    whole.addWallet('com.one')
    const { latchkey } = setUp({ adapters: [broken, whole] })
    const heard: LatchkeyEvent[] = []
    latchkey.subscribeEvents((event) => heard.push(event))
    await latchkey.open()
    expect(heard[0]).toMatchObject({
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      properties: { errorMessage: 'no wallet standard' },
    })
    expect(latchkey.getState().connect.connectors).toHaveLength(1)
  })
})
