import { openNames } from '../name/names'
import { currentEntry } from '../nav/currentEntry'
import { createScriptedAdapter } from './createScriptedAdapter'
import { createScriptedGateway, type ScriptedAnswers } from './createScriptedGateway'
import { setUp } from './setUp'
import { settle } from './setUpSend'

/** The operator's zone. */
export const zone = 'wallets.example'
/** What the gateway says of itself. */
export const namesConfig = {
  name: 'Test',
  version: '1',
  services: { directory: true, blockchain: true, relay: true, analytics: true },
  nameZones: [zone, 'old.example'],
}
/** A registered name, as the gateway tells it. */
export const recordOf = (name: string, address = '0xB0B', types: readonly number[] = [60, 0x8000_0000]) => ({
  name,
  registered_at: '2026-01-01T00:00:00Z',
  updated_at: null,
  attributes: {},
  addresses: Object.fromEntries(types.map((type) => [type, { address, created_at: '2026-01-01T00:00:00Z' }])),
})
/** The gateway's answers about a name that is free. */
export const free = (label: string) => ({
  [`/v1/profile/account/${label}.${zone}`]: [],
  [`/v1/profile/suggestions/${label}`]: { suggestions: [{ name: `${label}.${zone}`, registered: false }] },
})

/** Connects an account of a site whose gateway answers from a script. */
export async function setUpNames(answers: ScriptedAnswers = {}, options: Parameters<typeof setUp>[0] = {}) {
  const gateway = createScriptedGateway({
    '/config': namesConfig,
    '/v1/profile/reverse/0xA1': [],
    ...answers,
  })
  const all = setUp({
    gateway: gateway.url,
    parts: { fetch: gateway.fetch },
    adapter: createScriptedAdapter(),
    ...options,
  })
  all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  const names = await openNames(all.latchkey)
  const state = () => all.latchkey.getState().name
  const view = () => currentEntry(all.latchkey.getState().nav).view
  /** Types a label, and lets the gateway answer. */
  const type = async (text: string) => {
    names.setLabel(text)
    all.host.advance(500)
    await settle()
    return state()?.form
  }
  return { ...all, gateway, names, state, view, type }
}
