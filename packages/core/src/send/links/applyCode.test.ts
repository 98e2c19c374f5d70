import {
  type ErrorKind,
  networkFailure,
  paymentLinkInvalid,
  receiverBurns,
  receiverInvalid,
  receiverOtherFamily,
} from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherAddress, setUpSend } from '../../testing/setUpSend'

const sun = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const coins = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'

/** A form with an amount in it, so that a code that is refused has something to spoil. */
async function fill() {
  const all = await setUpSend()
  const { actions, rest, latchkey } = all
  actions.setAmount('0.1')
  await rest()
  const form = () => latchkey.getState().send?.form
  const before = form()
  const refuses = async (code: string, kind: Pick<ErrorKind, 'is'>) => {
    const failure = await actions.openCode(code).catch((error: unknown) => error)
    expect(kind.is(failure), code.slice(0, 80)).toBe(true)
    expect(form()).toBe(before)
  }
  return { ...all, form, before, refuses }
}

describe('a scanned code', () => {
  it('[SND-5] fills in an address and keeps the rest of the form', async () => {
    const { actions, rest, view } = await fill()
    expect(await actions.openCode(`\n ${otherAddress} `)).toEqual({ status: 'applied' })
    await rest()
    expect(view()).toMatchObject({ amount: '0.1', receiver: { status: 'ready', address: otherAddress } })
  })

  it('[SND-5] fills in a payment link with its amount', async () => {
    const { actions, rest, view } = await fill()
    expect(await actions.openCode(`ethereum:${otherAddress}@1?value=2.5e17`)).toEqual({ status: 'applied' })
    await rest()
    expect(view()).toMatchObject({ tokenAmount: '0.25', receiver: { address: otherAddress } })
  })

  it('[SND-5] of another network changes nothing and says which', async () => {
    const { actions, form, before } = await fill()
    expect(await actions.openCode(`ethereum:${otherAddress}@2`)).toEqual({
      status: 'other-network',
      networkId: 'eip155:2',
    })
    expect(form()).toBe(before)
  })

  it('[SND-5] of another family is refused by address and by link', async () => {
    const { adapter, refuses } = await fill()
    const transfers = await adapter.can.transfers?.()
    // As the real adapters do.
    Object.assign(transfers ?? {}, {
      readReceiver: async () => {
        throw receiverOtherFamily({ family: 'solana' })
      },
    })
    await refuses(sun, receiverOtherFamily)
    await refuses(`solana:${sun}?amount=1`, receiverOtherFamily)
    await refuses(`bitcoin:${coins}?amount=1`, receiverOtherFamily)
  })

  it('[SND-5] with anything else is refused without asking anybody', async () => {
    const { refuses, latchkey, chain } = await fill()
    chain.names['alice.eth'] = otherAddress
    const asked: string[] = []
    Object.assign(latchkey.host, { fetch: async (url: string) => asked.push(url) })
    for (const code of ['', 'alice.eth', 'https://evil.example/pay', 'wc:abc@2?relay-protocol=irn', '\u202e'])
      await refuses(code, receiverInvalid)
    await refuses('solana:https://evil.example/pay', paymentLinkInvalid)
    await refuses(`ethereum:${otherAddress}/approve?address=${otherAddress}&uint256=1`, paymentLinkInvalid)
    await refuses(`ethereum:${otherAddress}?value=1&x=${'x'.repeat(5_000)}`, paymentLinkInvalid)
    expect(asked).toEqual([])
  })

  it('[SND-5] never throws anything but an error kind', async () => {
    const { refuses } = await fill()
    const anyKind = {
      is: (error: unknown) => [receiverInvalid, paymentLinkInvalid].some((kind) => kind.is(error)),
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), (code) =>
        refuses(code, anyKind as never),
      ),
      { numRuns: 50 },
    )
  })

  it('[SND-5] with a receiver that takes nothing is refused, and the form stays', async () => {
    const { adapter, refuses } = await fill()
    Object.assign((await adapter.can.transfers?.()) ?? {}, {
      readReceiver: async () => {
        throw receiverBurns()
      },
    })
    await refuses(otherAddress, receiverBurns)
    await refuses(`ethereum:${otherAddress}@1?value=1`, receiverBurns)
  })

  it('[SND-5] is filled in while the node can’t be reached, so the form can say so', async () => {
    const { adapter, actions, rest, view } = await fill()
    Object.assign((await adapter.can.transfers?.()) ?? {}, {
      readReceiver: async () => {
        throw networkFailure()
      },
    })
    expect(await actions.openCode(otherAddress)).toEqual({ status: 'applied' })
    await rest()
    expect(networkFailure.is(view().receiver.error)).toBe(true)
  })

  it('[SND-5] changes nothing once nobody waits for it', async () => {
    const { actions, form, before } = await fill()
    await actions.openCode(otherAddress, () => false)
    await actions.openCode(`ethereum:${otherAddress}@1?value=1`, () => false)
    expect(form()).toBe(before)
  })
})
