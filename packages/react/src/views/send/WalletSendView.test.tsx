import type { Latchkey } from '@latchkey/core'
import {
  memoRequired,
  networkFailure,
  receiverIsToken,
  receiverOtherFamily,
  receiverOtherNetwork,
} from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { heldTokens, openSendSite } from '../../testing/openSendSite'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'
import { sendFormPage } from '../../testing/sendFormPage'

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const { part, textOf, buttonText, isOpen, enter, choose, start } = sendFormPage
const currentView = (latchkey: Latchkey) => latchkey.getState().nav.stack.at(-1)?.view

describe('the send form', () => {
  it('[SND-5] says on its button what is missing, and opens the preview once nothing is', async () => {
    const { chain } = await start()
    await poll(buttonText).toBe('Select Token')
    await choose('ETH')
    await poll(buttonText).toBe('Add Amount')
    await enter('amount', '0.1.2')
    await poll(buttonText).toBe('Incorrect Value')
    await enter('amount', '5')
    await poll(buttonText).toBe('Insufficient Funds')
    await enter('amount', '1')
    await poll(buttonText).toBe('Insufficient Gas Funds')
    expect(textOf('fee-shortage')).toContain('0.001 ETH')
    await enter('amount', '0.25')
    await poll(buttonText).toBe('Add Address')
    await enter('receiver', 'nobody')
    await poll(buttonText).toBe('Invalid Address')
    await poll(() => textOf('receiver-fault')).toContain('isn’t an address or a name')
    expect(isOpen()).toBe(false)
    await enter('receiver', bob)
    await poll(buttonText).toBe('Preview Send')
    await poll(isOpen).toBe(true)
    expect(chain.quoted.at(-1)).toMatchObject({ to: bob, amount: 25n * 10n ** 16n })
    part('preview-send')?.click()
    await findView('WalletSendPreview')
  })

  it('[SND-5] opens the preview by Enter, but not while something is missing', async () => {
    const { latchkey } = await start()
    await choose('ETH')
    await enter('receiver', bob)
    await poll(buttonText).toBe('Add Amount')
    await userEvent.keyboard('{Enter}')
    await enter('amount', '5')
    await poll(buttonText).toBe('Insufficient Funds')
    await userEvent.keyboard('{Enter}')
    part('preview-send')?.click()
    expect(currentView(latchkey)).toBe('WalletSend')
    await enter('amount', '0.25')
    await poll(isOpen).toBe(true)
    await userEvent.keyboard('{Enter}')
    await findView('WalletSendPreview')
  })

  it('[SND-5] shows the whole address of a name, in groups of four', async () => {
    const { chain } = await start()
    chain.names['bob.eth'] = bob
    await enter('receiver', 'bob.eth')
    await poll(() => textOf('receiver-name')).toBe('bob.eth')
    const groups = [...shadowOf().querySelectorAll('[data-part="receiver-found"] [data-part="address"] span')]
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      '0x',
      ...(bob.slice(2).match(/.{4}/g) ?? []),
    ])
    await poll(spoken).toContain('bob.eth')
    await enter('receiver', 'eve.eth')
    await poll(() => textOf('receiver-fault')).toContain('eve.eth has no address')
  })

  it('[SND-5] says why nothing can be sent to an address, and offers the right network', async () => {
    const { chain } = await start()
    chain.refused = {
      token: receiverIsToken(),
      sun: receiverOtherFamily({ family: 'solana' }),
      far: receiverOtherNetwork({ network: 'eip155:8453' }),
    }
    for (const [text, reason] of [
      ['token', 'contract of a token'],
      ['sun', 'Solana address'],
      ['far', 'another network (Base)'],
    ] as const) {
      await enter('receiver', text)
      await poll(() => textOf('receiver-fault')).toContain(reason)
      await poll(spoken).toContain(reason)
    }
    part('receiver-way-out')?.click()
    await findView('SwitchNetwork')
  })

  it('[SND-5] pastes an address, and says what to do if the browser forbids it', async () => {
    await start()
    const read = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new Error('denied'))
    onTestFinished(() => read.mockRestore())
    ;(await findControl('Paste')).click()
    await poll(() => textOf('receiver-hint')).toContain('Paste with the keyboard')
    read.mockResolvedValueOnce(` ${bob}\n`)
    ;(await findControl('Paste')).click()
    await poll(() => part('receiver')?.dataset.state).toBe('ready')
    ;(await findControl('Clear the receiver')).click()
    await poll(() => part('receiver')?.dataset.state).toBe('empty')
  })

  it('[SND-5] fills in a payment link', async () => {
    await start()
    await enter('receiver', `ethereum:${bob}@1?value=2.5e17`)
    await poll(() => part('receiver')?.dataset.state).toBe('ready')
    expect((part('amount-input') as HTMLInputElement).value).toBe('0.25')
    await poll(buttonText).toBe('Preview Send')
  })

  it('[SND-5] converts between token and currency', async () => {
    const { chain } = await start()
    await choose('ETH')
    await enter('amount', '0.25')
    await poll(() => textOf('switch-unit')).toBe('≈ $500.00')
    part('switch-unit')?.click()
    await poll(() => (part('amount-input') as HTMLInputElement).value).toBe('500.00')
    await poll(() => textOf('switch-unit')).toBe('≈ 0.25 ETH')
    await enter('amount', '100')
    await poll(() => chain.quoted.at(-1)?.amount).toBe(5n * 10n ** 16n)
  })

  it('[SND-5] offers Max once the fee is known, and sends the rest', async () => {
    await start()
    await choose('ETH')
    await poll(() => part('max')?.matches(':enabled')).toBe(true)
    part('max')?.click()
    await poll(() => (part('amount-input') as HTMLInputElement).value).toBe('0.999')
    // A slower transaction costs less, so more is left to send.
    const slow = shadowOf().querySelector<HTMLInputElement>('[data-speed="slow"] input')
    slow?.click()
    await poll(() => (part('amount-input') as HTMLInputElement).value).toBe('0.9995')
  })

  it('[SND-5] keeps Max closed while nobody knows the fee, and lets the visitor ask again', async () => {
    const { chain } = await start()
    chain.quoteError = networkFailure()
    await choose('LKD')
    await poll(() => textOf('fee-fault')).toContain('Couldn’t get the fee')
    expect(part('max')?.matches(':disabled')).toBe(true)
    chain.quoteError = null
    part('fee-retry')?.click()
    await poll(() => part('max')?.matches(':enabled')).toBe(true)
    expect(part('fee-fault')).toBe(null)
  })

  it('[SND-5] offers three speeds, and says when the wallet decides', async () => {
    const { chain } = await start()
    chain.more = { isFeeOfWallet: true }
    await choose('ETH')
    await poll(() => shadowOf().querySelectorAll('[data-part="fee-choice"]').length).toBe(3)
    expect(textOf('fee-note')).toContain('Your wallet decides')
    shadowOf().querySelector<HTMLInputElement>('[data-speed="fast"] input')?.click()
    await poll(() => chain.quoted.at(-1)?.speed).toBe('fast')
  })

  it('[SND-5] offers one of the speeds that cost the same', async () => {
    const { chain } = await start()
    const fee = (likely: bigint) => ({ likely, max: likely * 2n })
    const [low, high] = [fee(10n ** 14n), fee(3n * 10n ** 14n)]
    chain.more = { fees: { slow: low, normal: { ...low, likely: low.likely + 1n }, fast: high } }
    await choose('ETH')
    const speeds = () =>
      [...shadowOf().querySelectorAll<HTMLElement>('[data-part="fee-choice"]')].map(
        ({ dataset }) => dataset.speed,
      )
    // The two cheap ones differ in a digit that nobody sees.
    await poll(speeds).toEqual(['normal', 'fast'])
    chain.more = { fees: { slow: low, normal: low, fast: low } }
    await enter('amount', '0.2')
    await poll(speeds).toEqual([])
    expect(textOf('fee-amount')).toContain('0.0001 ETH')
  })

  it('[SND-5] keeps the chosen speed in view when another one costs the same', async () => {
    const { chain } = await start()
    await choose('ETH')
    await findInside('[data-part="fee-choice"]')
    shadowOf().querySelector<HTMLInputElement>('[data-speed="fast"] input')?.click()
    const [low, high] = [10n ** 14n, 10n ** 15n].map((likely) => ({ likely, max: likely }))
    if (!low || !high) return expect.unreachable()
    chain.more = { fees: { slow: low, normal: high, fast: high } }
    await enter('amount', '0.2')
    const chosen = () =>
      [...shadowOf().querySelectorAll<HTMLInputElement>('[data-part="fee-choice"] input')].map(
        ({ value, checked }) => [value, checked],
      )
    await poll(chosen).toEqual([
      ['slow', false],
      ['fast', true],
    ])
  })

  it('[SND-5] says which network an address was written for, and when a name has none for this one', async () => {
    const { chain, latchkey } = await start()
    chain.writtenFor = 'eip155:8453'
    await enter('receiver', bob)
    await poll(() => textOf('receiver-note')).toBe(
      'You entered a Base address. This is the same account as it’s written on Ethereum.',
    )
    chain.writtenFor = 'SS58 12345'
    await enter('receiver', carol)
    await poll(() => textOf('receiver-note')).toContain('an address for another network')
    chain.writtenFor = undefined
    await enter('receiver', bob)
    await poll(() => part('receiver')?.dataset.state).toBe('ready')
    expect(part('receiver-note')).toBe(null)
    await latchkey.switchNetwork('eip155:8453')
    chain.names['eip155:1 bob.eth'] = bob
    await enter('receiver', 'bob.eth')
    await poll(() => textOf('receiver-note')).toContain('bob.eth has no address of its own on Base.')
  })

  it('[SND-5] asks for a note where the receiver demands one', async () => {
    const { chain } = await start()
    chain.quoteError = memoRequired()
    await choose('LKD')
    await poll(() => textOf('fee-fault')).toContain('only takes transfers with a note')
    const note = await findInside('[data-part="memo-input"]')
    chain.quoteError = null
    await userEvent.fill(note, 'Invoice 7')
    await poll(() => chain.quoted.at(-1)?.memo).toBe('Invoice 7')
    await poll(() => part('fee-fault')).toBe(null)
  })

  it('[SND-3] says that a family without transfers can’t send, and offers another network', async () => {
    const { latchkey } = await openSendSite({ answers: heldTokens })
    const adapter = latchkey.adapters.get('eip155')
    if (adapter) Object.assign(adapter, { can: {} })
    await openView(latchkey, { view: 'WalletSend' })
    await poll(() => textOf('empty-state')).toContain('Unsupported chain')
    ;(await findControl('Choose a network')).click()
    await findView('Networks')
  })

  it('[SND-5] sends the coin where no gateway tells of tokens, or a token by its address', async () => {
    const { latchkey } = await start({ answers: undefined })
    await choose('ETH')
    await poll(() => textOf('choose-token')).toContain('ETH')
    part('choose-token')?.click()
    await userEvent.fill(await findInside('input[type="search"]'), `0x${'d'.repeat(40)}`)
    ;(await findInside('[data-token="FOUND"]')).click()
    await findView('WalletSend')
    await poll(() => latchkey.getState().send?.form.token?.asset).toEqual({
      kind: 'token',
      token: `0x${'d'.repeat(40)}`,
    })
  })

  it('[SND-5] finds tokens by name, and says when there is none', async () => {
    await start()
    part('choose-token')?.click()
    const field = await findInside('input[type="search"]')
    await poll(() => shadowOf().querySelectorAll('[data-part="token-row"]').length).toBe(2)
    await userEvent.fill(field, 'dollar')
    await poll(() => shadowOf().querySelectorAll('[data-part="token-row"]').length).toBe(1)
    await poll(spoken).toBe('Tokens found: 1')
    await userEvent.fill(field, 'zzz')
    await poll(() => textOf('empty-state')).toContain('No token matches “zzz”')
  })

  it.each(['en', 'ar', 'de', 'es', 'fr', 'ja', 'zh'])(
    '[SND-5] shows balance and amounts whole on a narrow phone, in %s',
    async (locale) => {
      await page.viewport(320, 640)
      onTestFinished(() => page.viewport(1024, 768))
      const { chain } = await start({ locale })
      chain.nativeBalance = 1_234_567_890_123_456_789_012n
      await choose('ETH')
      await enter('amount', '0.25')
      for (const width of [320, 360]) {
        await page.viewport(width, 640)
        await poll(() => part('amount-balance')?.textContent).toContain('ETH')
        await poll(() => textOf('switch-unit')).toMatch(/[5٥]/)
        const field = await findInside('[data-part="amount-field"]')
        const cut = [...field.querySelectorAll<HTMLElement>('*')].filter(
          (element) =>
            getComputedStyle(element).overflowX !== 'visible' &&
            element.scrollWidth > element.clientWidth + 1,
        )
        expect(cut.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
        const { left, right } = field.getBoundingClientRect()
        for (const name of ['amount-balance', 'max', 'switch-unit']) {
          const box = part(name)?.getBoundingClientRect()
          expect(box?.left, name).toBeGreaterThanOrEqual(left)
          expect(box?.right, name).toBeLessThanOrEqual(right)
        }
      }
    },
  )

  it('[SND-5] works in Arabic and on a phone', async () => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1024, 768))
    const { chain } = await start({ locale: 'ar' })
    chain.names['bob.eth'] = bob
    await choose('ETH')
    await enter('receiver', 'bob.eth')
    await enter('amount', '0.25')
    await poll(isOpen).toBe(true)
    expect(buttonText()).toBe('مراجعة الإرسال')
    chain.more = { fees: { normal: { likely: 10n ** 14n, max: 10n ** 15n } } }
    await enter('amount', '0.2')
    // The fee begins where its heading does.
    await poll(() => part('fee-amount')?.getBoundingClientRect().right).toBe(
      part('fee-max')?.getBoundingClientRect().right,
    )
    const card = (await findInside('[data-part="card"]')).getBoundingClientRect()
    const spills = [...shadowOf().querySelectorAll<HTMLElement>('[data-part="body"] *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return (
        width > 1 &&
        !element.closest('[data-part="unseen"]') &&
        (left < card.left - 0.5 || right > card.right + 0.5)
      )
    })
    expect(spills.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([])
  })
})
