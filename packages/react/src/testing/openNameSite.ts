import type { OpenRequest, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { userEvent } from 'vitest/browser'
import { createScriptedGateway, type GatewayAnswers } from './createScriptedGateway'
import { createTestInstance } from './createTestInstance'
import { findInside } from './mountProvider'
import { openView } from './openView'

/** The zone of the scripted operator. */
export const zone = 'wallets.example'

/** A name as the gateway returns it. */
export const nameRecord = (name: string) => ({
  name,
  registered_at: '2026-01-01T00:00:00Z',
  updated_at: null,
  attributes: {},
  addresses: {},
})

/** An operator with a zone, where `lovelace` is free. */
export const nameAnswers: GatewayAnswers = {
  '/config': {
    name: 'Test',
    version: '1',
    services: { directory: true, blockchain: true, relay: true, analytics: true },
    nameZones: [zone],
  },
  '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
  '/v1/identity/*': { name: null, avatar: null },
  '/v1/profile/reverse/*': [],
  [`/v1/profile/account/lovelace.${zone}`]: [],
  '/v1/profile/suggestions/lovelace': {
    suggestions: [{ name: `lovelace.${zone}`, registered: false }],
  },
  '/v1/profile/account': nameRecord(`lovelace.${zone}`),
}

/** Opens a view on a connected site whose operator offers names. */
export async function openNameSite(
  request: OpenRequest & { view: string },
  { answers = {}, ...options }: Partial<Options> & { readonly answers?: GatewayAnswers } = {},
) {
  const page = new EventTarget()
  const wallet = createEvmWallet({
    name: 'Fox',
    rdns: 'test.fox',
    chains: [{ chainId: 1 }, { chainId: 8453 }],
  })
  wallet.announce({ target: page })
  const gateway = createScriptedGateway({ ...nameAnswers, ...answers })
  const adapter = evm({ page })
  const latchkey = createTestInstance(
    [{ ...adapter, getBalance: async () => ({ value: '1', symbol: 'ETH', decimals: 18 }) }],
    { gateway: gateway.url, ...options },
    gateway.host,
  )
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, request)
  return { latchkey, wallet, gateway }
}

/** Types a name into its field. */
export async function typeName(text: string): Promise<HTMLInputElement> {
  const field = await findInside<HTMLInputElement>('[data-part="name-input"]')
  await userEvent.fill(field, text)
  return field
}
