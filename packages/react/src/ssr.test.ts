import { createLatchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

describe('on a server', () => {
  it('imports every entry and renders everything without a browser or a warning', async () => {
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
    const complain = vi.spyOn(console, 'error')
    const { AccountButton, ConnectButton, LatchkeyProvider, Modal, NetworkButton } = await import('./index')
    const buttons = createElement(
      Fragment,
      null,
      createElement(ConnectButton),
      createElement(AccountButton),
      createElement(NetworkButton),
    )
    const latchkey = createLatchkey({ networks: [network], adapters: [evm()] })
    const html = renderToString(createElement(LatchkeyProvider, { latchkey }, buttons))
    expect(html).toContain('Connect wallet')
    expect(html).toContain('Ethereum')
    // A style attribute would break the policy of a site that allows none.
    expect(html).not.toContain('style=')
    expect(html).not.toContain('latchkey-modal')
    const embedded = createLatchkey({ networks: [network], adapters: [evm()], enableEmbedded: true })
    renderToString(createElement(LatchkeyProvider, { latchkey: embedded }, createElement(Modal)))
    expect(complain.mock.calls).toEqual([])
  })

  it('imports what a click loads', async () => {
    const loaded = await Promise.all([
      import('./shell/ModalShell'),
      import('./shell/EmbeddedShell'),
      import('./components/AccountFace'),
    ])
    expect(loaded).toMatchObject([
      { ModalShell: expect.any(Function) },
      { EmbeddedShell: expect.any(Function) },
      { AccountFace: expect.any(Function) },
    ])
  })
})
