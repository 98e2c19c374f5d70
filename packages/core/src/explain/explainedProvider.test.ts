import { describe, expect, it, vi } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { resetView } from '../nav/navigate'
import type { ExplainRequest } from '../ports/ExplainRequest'
import type { Eip1193Provider } from '../ports/FamilyTypes'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { cancelApproval, continueApproval } from './askApproval'
import { blindExplanation } from './explain'
import { explainedProvider } from './explainedProvider'
import { getProvider } from './getProvider'

const send = { method: 'eth_sendTransaction', params: [{ to: '0x1' }] }

/** A wallet object with private members, as wallets have them. */
class Wallet {
  readonly #asked: unknown[] = []
  name = 'Fox'
  async request(call: { readonly method: string }) {
    this.#asked.push(call)
    return call.method
  }
  on() {
    return this
  }
  get asked() {
    return this.#asked
  }
}

async function visit({ explain = 'all' as const, hasSlot = true, ...more } = {}) {
  const adapter = createScriptedAdapter()
  const looked: ExplainRequest[] = []
  let look: (one: ExplainRequest) => Promise<typeof blindExplanation> = async () => blindExplanation
  Object.assign(adapter.can, {
    explain: (one: ExplainRequest) => {
      looked.push(one)
      return look(one)
    },
  })
  const all = setUp({ adapter, explain, hasPlace: hasSlot, ...more })
  const wallet = new Wallet()
  adapter.addWallet('com.one', { provider: wallet })
  await all.latchkey.connect({ connectorId: 'com.one' })
  const { latchkey } = all
  const provider = getProvider(latchkey, 'eip155') as Eip1193Provider & Wallet
  const viewOf = () => (latchkey.getState().modal.open ? currentEntry(latchkey.getState().nav).view : null)
  const expectView = (view: string | null) => vi.waitFor(() => expect(viewOf()).toBe(view))
  const lookBy = (next: typeof look) => {
    look = next
  }
  return { ...all, wallet, provider, looked, lookBy, viewOf, expectView }
}

const settled = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('explainedProvider', () => {
  it('gives the wallet’s own object unless everything is to be explained', async () => {
    const { latchkey, wallet } = await visit({ explain: 'own' as never })
    expect(getProvider(latchkey, 'eip155')).toBe(wallet)
  })

  it('is the same object each time, and passes on events, values and other requests', async () => {
    const { latchkey, wallet, provider, viewOf } = await visit()
    expect(provider).not.toBe(wallet)
    expect(getProvider(latchkey, 'eip155')).toBe(provider)
    expect(explainedProvider(latchkey, 'eip155', provider)).toBe(provider)
    expect(provider.on?.('x', () => undefined)).toBe(provider)
    expect(provider.request).toBe(provider.request)
    expect(provider instanceof Wallet).toBe(true)
    expect(provider.name).toBe('Fox')
    provider.name = 'Hare'
    expect(wallet.name).toBe('Hare')
    expect(await provider.request({ method: 'eth_chainId' })).toBe('eth_chainId')
    expect(viewOf()).toBeNull()
  })

  it('works with a frozen object', async () => {
    const { latchkey } = await visit()
    const frozen = Object.freeze({ request: async () => 'answer' })
    const provider = explainedProvider(latchkey, 'eip155', frozen)
    expect(provider).not.toBe(frozen)
    expect(await Reflect.apply(provider.request, provider, [{ method: 'eth_chainId' }])).toBe('answer')
    expect(Object.keys(provider)).toEqual(['request'])
  })

  it('shows what a request does, and asks the wallet once the visitor continues', async () => {
    const { latchkey, provider, wallet, expectView, looked } = await visit()
    const answer = provider.request(send)
    await expectView('ApproveTransaction')
    await vi.waitFor(() => expect(latchkey.getState().approval?.isComplete).toBe(true))
    expect(looked).toMatchObject([send])
    expect(wallet.asked).toEqual([])
    continueApproval(latchkey)
    expect(await answer).toBe(send.method)
    expect(wallet.asked).toEqual([send])
    await expectView(null)
    expect(latchkey.getState().approval).toBeNull()
  })

  it('gives the wallet what was explained, whatever the page changes meanwhile', async () => {
    const { latchkey, provider, wallet, expectView, looked } = await visit()
    const call = { method: 'eth_sendTransaction', params: [{ to: '0x1', data: Uint8Array.of(1) }] }
    const before = structuredClone(call)
    const answer = provider.request(call)
    call.method = 'eth_sign'
    Object.assign(call.params[0] as object, { to: '0x2' })
    if (call.params[0]) call.params[0].data[0] = 2
    await expectView('ApproveTransaction')
    const shown = latchkey.getState().approval?.request.params
    expect(shown).toEqual(before.params)
    expect(Object.isFrozen(shown) && Object.isFrozen((shown as unknown[])[0])).toBe(true)
    ;(shown as typeof call.params)[0]?.data.fill(3)
    await vi.waitFor(() => expect(latchkey.getState().approval?.isComplete).toBe(true))
    expect(looked[0]?.method).toBe(before.method)
    continueApproval(latchkey)
    await answer
    expect(wallet.asked).toEqual([before])
  })

  it('explains a request that has another name each time it is read', async () => {
    const { latchkey, provider, wallet, expectView } = await visit()
    let reads = 0
    const tricky = {
      get method() {
        reads += 1
        return reads === 1 ? 'eth_chainId' : 'eth_sendTransaction'
      },
      params: [],
    }
    expect(await provider.request(tricky)).toBe('eth_chainId')
    expect(wallet.asked).toEqual([{ method: 'eth_chainId', params: [] }])
    const answer = settled(provider.request(tricky))
    await expectView('ApproveTransaction')
    cancelApproval(latchkey)
    expect(await answer).toMatchObject({ code: 4001 })
  })

  it('rejects with 4001 when the visitor cancels', async () => {
    const { latchkey, provider, wallet, expectView } = await visit()
    const answer = settled(provider.request(send))
    await expectView('ApproveTransaction')
    cancelApproval(latchkey)
    expect(await answer).toMatchObject({ code: 4001, name: 'ProviderRpcError' })
    expect(await answer).toBeInstanceOf(Error)
    expect(wallet.asked).toEqual([])
    await expectView(null)
  })

  it.each([
    ['closes the modal', async ({ latchkey }) => void (await latchkey.close())],
    ['goes elsewhere', async ({ latchkey }) => resetView(latchkey, 'Account')],
  ] satisfies [string, (all: Awaited<ReturnType<typeof visit>>) => Promise<void>][])(
    'rejects with 4001 when the visitor %s',
    async (_, leave) => {
      const all = await visit()
      const answer = settled(all.provider.request(send))
      await all.expectView('ApproveTransaction')
      await leave(all)
      expect(await answer).toMatchObject({ code: 4001 })
      expect(all.wallet.asked).toEqual([])
    },
  )

  it('lets the visitor continue after 800 ms with what the request itself says', async () => {
    const { latchkey, provider, expectView, host, lookBy } = await visit()
    const read = { ...blindExplanation, intent: { code: 'send', values: {} } } as const
    // The node never answers; without one the adapter reads the request.
    lookBy(({ through }) =>
      through(() => new Promise(() => undefined)).then(
        () => blindExplanation,
        () => read,
      ),
    )
    const answer = provider.request(send)
    await expectView('ApproveTransaction')
    const approval = () => latchkey.getState().approval
    host.advance(799)
    continueApproval(latchkey)
    expect(approval()).toMatchObject({ mayContinue: false, explanation: null })
    host.advance(1)
    expect(approval()).toMatchObject({ mayContinue: true, isComplete: false })
    await vi.waitFor(() => expect(approval()?.explanation).toBe(read))
    continueApproval(latchkey)
    expect(await answer).toBe(send.method)
  })

  it('replaces what it said after 800 ms once all is known', async () => {
    const { latchkey, provider, expectView, host, lookBy } = await visit()
    let tell: (all: typeof blindExplanation) => void = () => expect.unreachable()
    const all = { ...blindExplanation, will: 'succeed' } as const
    lookBy(({ through }) =>
      through(() => new Promise<typeof blindExplanation>((resolve) => (tell = resolve))).catch(
        () => blindExplanation,
      ),
    )
    const answer = settled(provider.request(send))
    await expectView('ApproveTransaction')
    host.advance(800)
    const approval = () => latchkey.getState().approval
    await vi.waitFor(() => expect(approval()?.explanation).toBe(blindExplanation))
    tell(all)
    await vi.waitFor(() => expect(approval()).toMatchObject({ isComplete: true, explanation: all }))
    cancelApproval(latchkey)
    await answer
  })

  it('shows one request after the other', async () => {
    const { latchkey, provider, wallet, expectView } = await visit()
    const first = provider.request(send)
    const second = settled(provider.request({ ...send, params: ['second'] }))
    await expectView('ApproveTransaction')
    const shown = () => latchkey.getState().approval
    expect(shown()?.request.params).toEqual(send.params)
    await vi.waitFor(() => expect(shown()?.isComplete).toBe(true))
    continueApproval(latchkey)
    await first
    await vi.waitFor(() => expect(shown()?.request.params).toEqual(['second']))
    cancelApproval(latchkey)
    expect(await second).toMatchObject({ code: 4001 })
    expect(wallet.asked).toEqual([send])
  })

  it('is blind, but goes on, when the explanation fails', async () => {
    const { latchkey, provider, expectView, lookBy } = await visit()
    lookBy(() => Promise.reject(new TypeError('broken')))
    const answer = provider.request(send)
    await expectView('ApproveTransaction')
    await vi.waitFor(() =>
      expect(latchkey.getState().approval).toMatchObject({ explanation: blindExplanation, isComplete: true }),
    )
    continueApproval(latchkey)
    expect(await answer).toBe(send.method)
  })

  it('goes straight to the wallet on a page without a modal', async () => {
    const { provider, viewOf } = await visit({ hasSlot: false })
    expect(await provider.request(send)).toBe(send.method)
    expect(viewOf()).toBeNull()
  })

  it('goes back to the view that was open', async () => {
    const { latchkey, provider, expectView } = await visit()
    await latchkey.open({ view: 'Networks' })
    const answer = settled(provider.request(send))
    await expectView('ApproveTransaction')
    cancelApproval(latchkey)
    await answer
    await expectView('Networks')
  })

  it.each([
    ['the older send', { send: async () => 'sent' }, ['eth_sendTransaction', []]],
    ['a request by name', { request: async () => 'sent' }, ['signTransaction', {}]],
    ['sendAsync', { sendAsync: async () => 'sent' }, [send, () => undefined]],
  ])('explains %s too', async (_, object, args) => {
    const { latchkey, expectView } = await visit()
    const [[name]] = Object.entries(object) as [[string, unknown]]
    const provider = explainedProvider(latchkey, 'eip155', object)
    const answer = settled(Reflect.apply(Reflect.get(provider, name), provider, args))
    await expectView('ApproveTransaction')
    cancelApproval(latchkey)
    expect(await answer).toMatchObject({ code: 4001 })
  })

  it('explains what features of the wallet standard and signers of extensions sign', async () => {
    const { latchkey, expectView } = await visit()
    const sign = vi.fn(async (..._: unknown[]) => 'signed')
    const account = { address: '0x1' }
    const standard = explainedProvider(latchkey, 'eip155', {
      accounts: [account],
      features: { 'solana:signTransaction': { version: '1', signTransaction: sign }, other: { sign } },
    })
    const answer = settled(
      standard.features['solana:signTransaction'].signTransaction({ account, transaction: 'x' }),
    )
    await expectView('ApproveTransaction')
    expect(latchkey.getState().approval?.request).toEqual({
      namespace: 'eip155',
      method: 'signTransaction',
      params: [{ account, transaction: 'x' }],
    })
    await vi.waitFor(() => expect(latchkey.getState().approval?.isComplete).toBe(true))
    continueApproval(latchkey)
    await answer
    // The wallet knows its account by the object.
    expect(Object(sign.mock.calls[0]?.[0]).account).toBe(account)
    expect(standard.features).toBe(standard.features)
    expect(await standard.features.other.sign()).toBe('signed')

    const door = explainedProvider(latchkey, 'eip155', {
      enable: async () => ({ signer: { signPayload: sign, signRaw: sign } }),
    })
    const { signer } = await door.enable()
    expect(await signer.signRaw()).toBe('signed')
    const asked = settled(signer.signPayload({ method: '0x00' }))
    await vi.waitFor(() => expect(latchkey.getState().approval?.request.params).toEqual([{ method: '0x00' }]))
    await vi.waitFor(() => expect(latchkey.getState().approval?.isComplete).toBe(true))
    continueApproval(latchkey)
    expect(await asked).toBe('signed')
    expect(sign).toHaveBeenCalledTimes(4)
  })
})
