import { describe, expect, it, vi } from 'vitest'
import { noPage } from '../errors'
import { createHostileIcon } from '../wallet/createHostileIcon'
import { createEvmWallet } from './createEvmWallet'

function openPage() {
  const page = new EventTarget()
  const heard: unknown[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail)
  })
  return { page, heard, ask: () => page.dispatchEvent(new Event('eip6963:requestProvider')) }
}

describe('announce', () => {
  it('tells the page at once and whenever it asks, with a frozen detail', () => {
    const { page, heard, ask } = openPage()
    const wallet = createEvmWallet({ name: 'Mine', rdns: 'test.mine' })
    const end = wallet.announce({ target: page })
    ask()
    expect(heard).toHaveLength(2)
    expect(heard[0]).toEqual({ info: wallet.info, provider: wallet.provider })
    expect(wallet.info).toMatchObject({
      name: 'Mine',
      rdns: 'test.mine',
      icon: expect.stringMatching(/^data:image/),
    })
    expect(wallet.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Object.isFrozen(heard[0]) && Object.isFrozen(wallet.info)).toBe(true)
    end()
    ask()
    expect(heard).toHaveLength(2)
  })

  it('announces itself late, and is silent before', () => {
    vi.useFakeTimers()
    try {
      const { page, heard, ask } = openPage()
      createEvmWallet().announceLate(1000, page)
      const gone = createEvmWallet()
      gone.announceLate(1000, page)
      gone.unload()
      ask()
      vi.advanceTimersByTime(999)
      expect(heard).toHaveLength(0)
      vi.advanceTimersByTime(1)
      expect(heard).toHaveLength(1)
      ask()
      expect(heard).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('throws without a page', () => {
    expect(() => createEvmWallet().announce()).toThrow(expect.toSatisfy(noPage.is))
  })

  it.each(['javascript', 'svg-script', 'html', 'huge', 'not-a-string', 'remote', 'empty'] as const)(
    'announces a hostile icon unchanged: %s',
    (kind) => {
      const icon = createHostileIcon(kind)
      expect(createEvmWallet({ icon }).info.icon).toEqual(icon)
      expect(createEvmWallet({ rdns: 'io.metamask', name: 'MetaMask', icon }).info.rdns).toBe('io.metamask')
    },
  )

  it('replaces an ethereum object and restores it', () => {
    const page: { ethereum?: unknown } = { ethereum: 'another' }
    const wallet = createEvmWallet({ flags: { isMetaMask: true } })
    const end = wallet.asWindowEthereum(page)
    expect(page.ethereum).toBe(wallet.provider)
    expect(page.ethereum).toMatchObject({ isMetaMask: true })
    end()
    expect(page.ethereum).toBe('another')
    const empty = {}
    wallet.asWindowEthereum(empty)()
    expect(empty).toEqual({})
  })
})
