import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import * as Radix from '@radix-ui/react-dialog'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { ConnectButton } from '../components/ConnectButton'
import { LatchkeyProvider } from '../LatchkeyProvider'
import { createTestInstance } from '../testing/createTestInstance'
import { expectClosed, findInside, mountProvider, shadowOf } from '../testing/mountProvider'
import { movePointerAway } from '../testing/movePointerAway'

function createInstance() {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Demo', rdns: 'com.example.demo', chains: [{ chainId: 1 }] })
  wallet.announce({ target: page })
  return createTestInstance([evm({ page })])
}

const preflight = 'node_modules/tailwindcss/preflight.css'

function addPageStyles(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  onTestFinished(() => style.remove())
}

/** Every computed style of every element. */
function readLook(elements: Iterable<Element>): readonly (readonly string[])[] {
  return Array.from(elements, (element) => {
    const style = getComputedStyle(element)
    return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`)
  })
}

async function settle(): Promise<void> {
  const card = await findInside('[data-part="card"]')
  await vi.waitFor(() => expect(card.getAnimations({ subtree: true })).toHaveLength(0))
}

async function openLook(): Promise<ReturnType<typeof readLook>> {
  const latchkey = createInstance()
  const { unmount } = mountProvider(latchkey)
  await latchkey.open()
  await findInside('[data-part="wallet-row"]')
  await settle()
  const look = readLook(shadowOf().querySelectorAll('dialog, dialog *'))
  unmount()
  return look
}

describe('the page around the modal', () => {
  it.each([
    ['* { all: unset }', '* { all: unset }'],
    ['* { all: unset !important }', '* { all: unset !important }'],
    ['Tailwind’s reset', null],
    [
      'inherited properties',
      'body { pointer-events: none; visibility: hidden; cursor: wait; color: red; font: italic 40px/3 serif; text-align: right; text-transform: uppercase; letter-spacing: 9px; word-spacing: 9px; white-space: pre; user-select: none; text-indent: 4em; tab-size: 2; caret-color: lime; accent-color: lime; quotes: none; writing-mode: vertical-rl; -webkit-text-fill-color: lime; -webkit-text-stroke: 2px red; text-rendering: optimizeLegibility; font-variant: small-caps; fill: lime; stroke: lime; scrollbar-color: red lime; line-break: anywhere; text-wrap: balance; opacity: .2; filter: blur(4px); transform: rotate(3deg); zoom: 1 } latchkey-modal { display: none; position: static; opacity: 0 }',
    ],
  ])('doesn’t change the modal by %s', async (_, css) => {
    await movePointerAway()
    const plain = await openLook()
    addPageStyles(css ?? (await commands.readFile(preflight)))
    const styled = await openLook()
    expect(styled.map((look, index) => look.filter((line) => !plain[index]?.includes(line)))).toEqual(
      plain.map(() => []),
    )
  })

  it('can set `body { pointer-events: none }`', async () => {
    addPageStyles('body { pointer-events: none }')
    const latchkey = createInstance()
    mountProvider(latchkey)
    await latchkey.open()
    await userEvent.click(await findInside('[data-part="wallet-row"]'))
    await expect.poll(() => latchkey.getState().connect.rows.length).toBeGreaterThan(0)
  })

  it('isn’t changed or moved by the modal', async () => {
    const page = document.createElement('main')
    page.innerHTML =
      '<style>body{display:grid;gap:20px}main{height:3000px}</style><h1>Host</h1><button>Press</button><dialog>a</dialog><header>b</header>'
    document.body.append(page)
    onTestFinished(() => page.remove())
    const latchkey = createInstance()
    mountProvider(latchkey)
    scrollTo(0, 400)
    const look = () => [
      readLook([document.body, ...page.querySelectorAll('*')]),
      page.getBoundingClientRect().toJSON(),
      document.documentElement.clientWidth,
      scrollY,
    ]
    const before = look()
    await latchkey.open()
    await findInside('[data-part="wallet-row"]')
    expect(look()).toEqual(before)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await latchkey.close()
    await expectClosed()
    expect([look(), getComputedStyle(document.documentElement).overflow]).toEqual([before, 'visible'])
  })

  it('keeps its place when its body scrolls', async () => {
    addPageStyles(
      'html, body { height: 100% } body { overflow-x: hidden; margin: 0 } .tall { height: 3000px }',
    )
    const tall = document.createElement('div')
    tall.className = 'tall'
    document.body.append(tall)
    onTestFinished(() => tall.remove())
    const latchkey = createInstance()
    mountProvider(latchkey)
    scrollTo(0, 300)
    await latchkey.open()
    await findInside('[data-part="wallet-row"]')
    expect(scrollY).toBe(300)
    await latchkey.close()
    await expectClosed()
    expect(scrollY).toBe(300)
  })

  it('gets no events from inside', async () => {
    const heard: string[] = []
    const names = ['pointerdown', 'mousedown', 'click', 'focusin', 'focusout', 'keydown', 'wheel'] as const
    const hear = (event: Event) => {
      if (event.target instanceof Element && event.target.localName === 'latchkey-modal')
        heard.push(event.type)
    }
    for (const name of names) document.addEventListener(name, hear)
    onTestFinished(() => {
      for (const name of names) document.removeEventListener(name, hear)
    })
    const rose: string[] = []
    const latchkey = createInstance()
    const container = document.createElement('div')
    const root = createRoot(container)
    onTestFinished(() => root.unmount())
    root.render(
      // biome-ignore lint/a11y: stands for what a site puts around its provider
      <div
        onClick={() => rose.push('click')}
        onKeyDown={() => rose.push('keydown')}
        onFocus={() => rose.push('focus')}
        onPointerDown={() => rose.push('pointerdown')}
      >
        <LatchkeyProvider latchkey={latchkey} />
      </div>,
    )
    await latchkey.open()
    await findInside('[data-part="wallet-row"]')
    const help = await findInside('[aria-label="Help"]')
    help.dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true }))
    await userEvent.click(help)
    await expect.poll(() => latchkey.getState().nav.stack.length).toBe(2)
    await userEvent.keyboard('{Tab}{Tab}x')
    expect(heard).toEqual([])
    expect(rose).toEqual([])
  })
})

describe('opened from inside another dialog', () => {
  it('is on top of a native one, can be used, and Escape closes only the modal', async () => {
    const below = document.createElement('dialog')
    document.body.append(below)
    onTestFinished(() => below.remove())
    const latchkey = createInstance()
    const { container } = mountProvider(latchkey, <ConnectButton />, below)
    below.showModal()
    await expect.poll(() => container.querySelector('button')).toBeTruthy()
    const button = container.querySelector('button') as HTMLButtonElement
    await userEvent.click(button)
    await userEvent.click(await findInside('[aria-label="Help"]'))
    await findInside('[data-view="WhatIsAWallet"]')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    expect(below.open).toBe(true)
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => below.open).toBe(false)
  })

  it('is on top of a Radix dialog, can be clicked and typed in, and Escape closes only the modal', async () => {
    const latchkey = createInstance()
    const opened: boolean[] = []
    function Site() {
      const [isOpen, setOpen] = useState(true)
      opened.push(isOpen)
      return (
        <Radix.Root open={isOpen} onOpenChange={setOpen}>
          <Radix.Portal>
            <Radix.Overlay style={{ position: 'fixed', inset: 0 }} />
            <Radix.Content
              aria-describedby={undefined}
              style={{ position: 'fixed', inset: 40, background: 'white' }}
            >
              <Radix.Title>Pay</Radix.Title>
              <input aria-label="Amount" />
              <ConnectButton />
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )
    }
    mountProvider(latchkey, <Site />)
    await expect.poll(() => document.querySelector('[data-part="connect-button"]')).toBeTruthy()
    const button = document.querySelector('[data-part="connect-button"]') as HTMLButtonElement
    expect(getComputedStyle(document.body).pointerEvents).toBe('none')
    await userEvent.click(button)
    await findInside('[data-part="wallet-row"]')
    await userEvent.click(await findInside('[data-part="all-wallets"]'))
    const search = await findInside<HTMLInputElement>('input')
    await userEvent.click(search)
    await userEvent.keyboard('meta')
    expect(search.value).toBe('meta')
    expect(shadowOf().activeElement).toBe(search)
    await userEvent.click(await findInside('dialog'), { position: { x: 5, y: 5 } })
    await expectClosed()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await findInside('[data-part="wallet-row"]')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    expect(opened.at(-1)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => opened.at(-1)).toBe(false)
  })
})
