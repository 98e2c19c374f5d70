import { describe, expect, it } from 'vitest'
import { connectFailed, userRejected, walletBusy } from '../errors/connect'
import { providerUnauthorized } from '../errors/provider'
import { rpcInternal } from '../errors/rpc'
import { fromWallet, pairedRefusals } from './fromWallet'
import { shownIcon } from './shownIcon'
import { shownName } from './shownName'
import { withinTime } from './withinTime'

describe('what a wallet throws', () => {
  it('is told in its own words, without signs that make them look like others', () => {
    const error = fromWallet(new Error(`\u202eSend\u0000 all\u2066 to 1abc${'x'.repeat(500)}`), 'Fox')
    expect(connectFailed.is(error) && error.values.reason).toBe(`Send all to 1abc${'x'.repeat(184)}`)
    expect(fromWallet(new Error('\u202e\u0007'), 'Fox').values).toEqual({ reason: 'Fox gave no reason' })
  })

  it('means what a family says that its numbers and words mean', () => {
    const kinds = { [-32002]: providerUnauthorized, [-32000]: userRejected }
    expect(fromWallet({ code: -32002 }, 'Fox')).toSatisfy(walletBusy.is)
    expect(fromWallet({ code: -32002 }, 'Fox', { kinds })).toSatisfy(providerUnauthorized.is)
    expect(fromWallet({ code: -32000, message: 'x' }, 'Fox', { kinds })).toSatisfy(userRejected.is)
    for (const code of [5000, 5001, 5002, 5003])
      expect(fromWallet({ code }, 'Fox', { kinds: pairedRefusals })).toSatisfy(userRejected.is)
    expect(fromWallet('Cancelled', 'Fox', { refusal: /^cancelled$/i })).toSatisfy(userRejected.is)
    expect(fromWallet({ code: -32603, message: 'odd' }, 'Fox')).toSatisfy(rpcInternal.is)
    const read = () => walletBusy()
    expect(fromWallet({ code: 4001 }, 'Fox', { read })).toSatisfy(userRejected.is)
    expect(fromWallet({ message: 'later' }, 'Fox', { read })).toSatisfy(walletBusy.is)
  })
})

describe('what a wallet shows', () => {
  it('is a name that deceives nobody, and an icon that leads nowhere', () => {
    expect(shownName(' F\u200eox\u0000 ')).toBe('Fox')
    for (const none of ['', ' \u202e ', 'x'.repeat(65), 5, null]) expect(shownName(none)).toBeNull()
    const imageUrl = 'data:image/png;base64,AAAA'
    expect(shownIcon(imageUrl)).toEqual({ imageUrl })
    const long = `data:image/png;base64,${'A'.repeat(70_000)}`
    for (const none of ['https://example.com/a.png', 'data:text/html,x', long, 5])
      expect(shownIcon(none)).toEqual({})
  })
})

it('waits for an answer as long as it may take', async () => {
  expect(await withinTime(Promise.resolve(1), 1000)).toBe(1)
  expect(await withinTime(new Promise(() => undefined), 5)).toBeUndefined()
  await expect(withinTime(Promise.reject(walletBusy()), 1000)).rejects.toSatisfy(walletBusy.is)
})
