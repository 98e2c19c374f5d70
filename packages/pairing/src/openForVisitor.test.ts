import { cancelRequest, type Latchkey, linkWallet, requestKind, resendRequest } from '@latchkey/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultMethods } from './provider/defaultMethods'
import { address, ask, later, setUpPages } from './testing/setUpPages'

const fox = { name: 'Fox', href: 'fox://' }

/** A phone paired with an app on it, which records the links it opens. */
async function setUpPhone({ isMobile = true, isPressed = true, isOwn = true } = {}) {
  const opened: string[] = []
  const openLink = (href: string, target: string) => void opened.push(`${target} ${href}`)
  const all = await setUpPages({ isMobile, options: isOwn ? { openLink } : {} })
  const press = { isActive: isPressed }
  vi.stubGlobal('navigator', { userActivation: press })
  const page = await all.paired(defaultMethods.eip155)
  linkWallet(page, fox)
  const connector = page.getState().connect.connectors[0] ?? expect.unreachable('no connector')
  /** Sends a request, and cancels it once it waits in the wallet; a call answered without the wallet never waits. */
  const send = async (method: string, params: unknown = [address]) => {
    const answer = ask(connector, method, params).catch((cause: unknown) => cause)
    const sent = later(() => page.getState().pairing?.requests[0]).then(({ id }) => cancelRequest(page, id))
    await Promise.race([answer, sent])
  }
  return { ...all, page, opened, press, connector, send }
}

const pending = (page: Latchkey) => page.getState().pairing?.requests[0]?.id ?? 0

describe('a wallet on the visitor’s own phone', () => {
  it('[WC-1] opens for the visitor’s request', async () => {
    const { page, opened } = await setUpPhone()
    page.signMessage('hello').catch(() => undefined)
    const { id } = await later(() => page.getState().pairing?.requests[0])
    expect(opened).toEqual([
      expect.stringMatching(new RegExp(`^_self fox://wc\\?requestId=${id}&sessionTopic=`)),
    ])
  })

  it('[EVM-4] never opens for lookups by the page, pressed or not', async () => {
    const { opened, send } = await setUpPhone()
    for (const method of [
      'wallet_getCapabilities',
      'wallet_getCallsStatus',
      'wallet_getAssets',
      'eth_accounts',
    ])
      await send(method)
    expect(opened).toEqual([])
  })

  it.each(defaultMethods.eip155)('opens for %s only when the visitor asks for it', async (method) => {
    const { opened, send } = await setUpPhone()
    await send(method, method === 'wallet_switchEthereumChain' ? [{ chainId: '0x5' }] : [address])
    expect(opened.length > 0).toBe(requestKind(method) !== null)
  })

  it('stays closed when the visitor hasn’t pressed anything, whatever the request', async () => {
    const { page, opened, press, openPage } = await setUpPhone({ isPressed: false })
    page.signMessage('hello').catch(() => undefined)
    await later(() => page.getState().pairing?.requests[0])
    press.isActive = true
    await resendRequest(page, pending(page))
    page.destroy()
    const again = openPage()
    await again.ready
    await later(() => again.getState().pairing?.requests[0])
    expect(opened).toEqual([])
  })

  it('isn’t opened on a computer, nor after a code was scanned', async () => {
    const computer = await setUpPhone({ isMobile: false })
    await computer.send('personal_sign')
    expect(computer.opened).toEqual([])
    const phone = await setUpPhone()
    linkWallet(phone.page, null)
    await phone.send('personal_sign')
    expect(phone.opened).toEqual([])
  })

  it('[WC-1] is opened by Telegram inside of it, and its scheme in a new window', async () => {
    const { page, send } = await setUpPhone({ isOwn: false })
    const asked: string[] = []
    const WebApp = { platform: 'android', openLink: (href: string) => void asked.push(href) }
    vi.stubGlobal('Telegram', { WebApp })
    const open = vi.fn()
    vi.stubGlobal('open', open)
    onTestFinished(() => void vi.unstubAllGlobals())
    linkWallet(page, { name: 'Fox', href: 'https://fox.example/' })
    await send('personal_sign')
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/fox\.example\/wc\?requestId=/)])
    expect(open).not.toHaveBeenCalled()
    linkWallet(page, fox)
    await send('personal_sign')
    expect(open.mock.calls).toEqual([[expect.stringMatching(/^fox:/), '_blank', 'noopener,noreferrer']])
    expect(asked).toHaveLength(1)
  })

  it('is never opened by a link that runs code in the page', async () => {
    const { page, opened, send } = await setUpPhone()
    for (const href of [
      'javascript:alert(1)//',
      'javascript://x',
      'data:text/html,x',
      'http://evil.example',
    ]) {
      linkWallet(page, { name: 'Fox', href })
      await send('personal_sign')
    }
    expect(opened).toEqual([])
  })
})
