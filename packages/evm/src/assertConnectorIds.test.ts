import { invalidOption } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { evm } from './evm'

const bring = (id: unknown) => () =>
  evm({ connectors: [{ id: id as string, name: 'Brought', load: async () => ({}) as never }] })

describe('the ids of connectors that a site brings', () => {
  it.each(['porto', 'base-account', 'My_Wallet2'])('may be %s', (id) => expect(bring(id)).not.toThrow())

  it.each([
    ['the id of an installed wallet', 'io.metamask'],
    ['the id of an unverified wallet', 'unverified:wallet'],
    ['an id of our own', 'injected'],
    ['an id of our own in capitals', 'Safe'],
    ['nothing', ''],
    ['no text', 7],
  ])('are refused as %s, and the option is named', (_, id) => {
    expect(bring(id)).toThrow(expect.toSatisfy(invalidOption.is))
    expect(bring(id)).toThrow('adapters.connectors')
  })
})
