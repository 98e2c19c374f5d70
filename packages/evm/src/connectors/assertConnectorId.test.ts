import { invalidOption } from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { discoverAll } from './discoverAll'

/** Looks for wallets on a page whose site brings one with this id, and another. */
function look(id: unknown) {
  const ids: string[] = []
  const failed = vi.fn()
  const load = async () => ({}) as never
  const connectors = [
    { id: id as string, name: 'Brought', load },
    { id: 'good', name: 'Good', load },
  ]
  const found = (connector: { readonly id: string }) => void ids.push(connector.id)
  discoverAll({ page: new EventTarget(), connectors }, { found, failed, announced: true, injected: false })()
  return { ids, failed }
}

describe('the id of a connector that a site brings', () => {
  it.each(['porto', 'base-account', 'My_Wallet2'])('may be %s', (id) => {
    const { ids, failed } = look(id)
    expect([ids, failed.mock.calls]).toEqual([[id, 'good'], []])
  })

  it.each([
    ['the id of an installed wallet', 'io.metamask'],
    ['the id of an unverified wallet', 'unverified:wallet'],
    ['an id of our own', 'injected'],
    ['an id of our own in capitals', 'Safe'],
    ['nothing', ''],
    ['no text', 7],
  ])('is refused as %s; the option is named and the others are listed', (_, id) => {
    const { ids, failed } = look(id)
    expect(ids).toEqual(['good'])
    expect(failed.mock.calls).toEqual([[expect.toSatisfy(invalidOption.is)]])
    expect(String(failed.mock.calls[0]?.[0])).toContain('adapters.connectors')
  })
})
