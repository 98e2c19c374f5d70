import { pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { userRejected } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Modal, notEmbedded } from '../components/Modal'
import { createTestInstance } from '../testing/createTestInstance'
import { findInside, mountProvider, shadowOf } from '../testing/mountProvider'
import { findControl } from '../testing/openView'

class Catch extends Component<{ readonly children: ReactNode; caught(error: unknown): void }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch = (error: unknown) => this.props.caught(error)
  override render = () => (this.state.isBroken ? null : this.props.children)
}

describe('the embedded modal', () => {
  it('[NAV-9] is part of the page, without a dialog, and closing leads back to the start', async () => {
    const page = new EventTarget()
    createEvmWallet({ rdns: 'com.example.demo', chains: [{ chainId: 1 }] }).announce({ target: page })
    const latchkey = createTestInstance([evm({ page })], { enableEmbedded: true })
    const { container } = mountProvider(latchkey, <Modal />)
    const row = await findInside('[data-view="Connect"] [data-part="wallet-row"]')
    expect(container.querySelector('latchkey-modal')).toBeTruthy()
    expect(shadowOf().querySelector('dialog')).toBeNull()
    expect(document.querySelectorAll('latchkey-modal')).toHaveLength(1)
    expect(shadowOf().activeElement).toBeNull()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    expect(shadowOf().querySelector('[aria-label="Close"]')).toBeNull()

    await userEvent.click(row)
    await findInside('[data-view="Account"][aria-busy="false"]')
    pushView(latchkey, 'Networks')
    await userEvent.click(await findInside('[aria-label="Close"]'))
    await findInside('[data-view="Account"]')

    await latchkey.disconnect()
    await findInside('[data-view="Connect"]')
    pushView(latchkey, 'WhatIsAWallet')
    await userEvent.click(await findInside('[aria-label="Close"]'))
    await findInside('[data-view="Connect"]')
  })

  it('[EVM-2] says what a site’s request does before the wallet gets it, as the modal over the page', async () => {
    const page = new EventTarget()
    const wallet = createEvmWallet({ rdns: 'com.example.demo', chains: [{ chainId: 1 }] })
    wallet.announce({ target: page })
    const latchkey = createTestInstance([evm({ page })], { enableEmbedded: true, explain: 'all' })
    mountProvider(latchkey, <Modal />)
    await latchkey.connect({ connectorId: 'com.example.demo' })
    const [from = ''] = wallet.addresses
    const answer = latchkey
      .sendTransaction('eip155', { to: from, value: 1n })
      .catch((error: unknown) => error)
    await findInside('[data-view="ApproveTransaction"]')
    await userEvent.click(await findControl('Cancel'))
    expect(await answer).toSatisfy(userRejected.is)
    expect(wallet.log.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  it('throws without the option it needs', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const caught = vi.fn()
    mountProvider(
      createTestInstance(),
      <Catch caught={caught}>
        <Modal />
      </Catch>,
    )
    await expect.poll(() => caught.mock.calls.length).toBeGreaterThan(0)
    expect(notEmbedded.is(caught.mock.calls[0]?.[0])).toBe(true)
  })
})
