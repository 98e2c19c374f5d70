import { createHostileIcon } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { toConnector } from './toConnector'

const provider = { request: async () => null }
const given = {
  id: 'org.fox',
  name: 'Fox',
  type: 'injected',
  uid: '1',
  icon: 'data:image/svg+xml,<svg/>',
  emitter: { emit: () => undefined, listenerCount: () => 0 },
  disconnect: async () => undefined,
  getProvider: async () => provider,
}

it('[EVM-1] keeps the id of a wallet that announces itself, and marks those of wagmi’s other connectors', () => {
  expect(toConnector(given, provider)).toEqual({
    id: 'org.fox',
    name: 'Fox',
    type: 'ANNOUNCED',
    chain: 'eip155',
    info: { rdns: 'org.fox' },
    imageUrl: given.icon,
    provider,
  })
  expect(toConnector({ ...given, id: 'walletConnect' }, provider)).toMatchObject({
    id: 'wagmi:walletConnect',
    type: 'EXTERNAL',
  })
})

it('[EVM-1] ignores what takes no requests, and cleans what a wallet says about itself', () => {
  for (const nothing of [undefined, null, {}, 'provider']) expect(toConnector(given, nothing)).toBe(null)
  expect(toConnector({ ...given, id: 'a b<script>' }, provider)).toBe(null)
  const icon = createHostileIcon('remote')
  const shown = toConnector({ ...given, name: 'F\u202eox', icon: String(icon) }, provider)
  expect(shown).toMatchObject({ name: 'Fox' })
  expect(shown).not.toHaveProperty('imageUrl')
})
