import { describe, expect, it } from 'vitest'
import { connectFailed, userRejected, walletBusy } from '../errors/connect'
import { providerUnauthorized } from '../errors/provider'
import { rpcInternal } from '../errors/rpc'
import { pairingRejections, readWalletError } from './readWalletError'
import { safeIcon } from './safeIcon'
import { safeName } from './safeName'
import { withTimeLimit } from './withTimeLimit'

describe('readWalletError', () => {
  it("keeps the wallet's words without deceptive characters", () => {
    const error = readWalletError(new Error(`\u202eSend\u0000 all\u2066 to 1abc${'x'.repeat(500)}`), 'Fox')
    expect(connectFailed.is(error) && error.values.reason).toBe(`Send all to 1abc${'x'.repeat(184)}`)
    expect(readWalletError(new Error('\u202e\u0007'), 'Fox').values).toEqual({ reason: 'Fox gave no reason' })
  })

  it('uses the codes and words of the family first', () => {
    const kinds = { [-32002]: providerUnauthorized, [-32000]: userRejected }
    expect(readWalletError({ code: -32002 }, 'Fox')).toSatisfy(walletBusy.is)
    expect(readWalletError({ code: -32002 }, 'Fox', { kinds })).toSatisfy(providerUnauthorized.is)
    expect(readWalletError({ code: -32000, message: 'x' }, 'Fox', { kinds })).toSatisfy(userRejected.is)
    for (const code of [5000, 5001, 5002, 5003])
      expect(readWalletError({ code }, 'Fox', { kinds: pairingRejections })).toSatisfy(userRejected.is)
    expect(readWalletError('Cancelled', 'Fox', { refusal: /^cancelled$/i })).toSatisfy(userRejected.is)
    expect(readWalletError({ code: -32603, message: 'odd' }, 'Fox')).toSatisfy(rpcInternal.is)
    const read = () => walletBusy()
    expect(readWalletError({ code: 4001 }, 'Fox', { read })).toSatisfy(userRejected.is)
    expect(readWalletError({ message: 'later' }, 'Fox', { read })).toSatisfy(walletBusy.is)
  })
})

describe('safeName and safeIcon', () => {
  it('clean a name and accept only data URIs as icons', () => {
    expect(safeName(' F\u200eox\u0000 ')).toBe('Fox')
    expect(safeName('\u115fF\u1160o\u034fx\u2800\u200b\u3164')).toBe('Fox')
    for (const none of ['', ' \u202e ', 'x'.repeat(65), 5, null]) expect(safeName(none)).toBeNull()
    const imageUrl = 'data:image/png;base64,AAAA'
    expect(safeIcon(imageUrl)).toEqual({ imageUrl })
    const long = `data:image/png;base64,${'A'.repeat(70_000)}`
    for (const none of ['https://example.com/a.png', 'data:text/html,x', long, 5])
      expect(safeIcon(none)).toEqual({})
  })
})

it('withTimeLimit stops waiting when the time is up', async () => {
  expect(await withTimeLimit(Promise.resolve(1), 1000)).toBe(1)
  expect(await withTimeLimit(new Promise(() => undefined), 5)).toBeUndefined()
  await expect(withTimeLimit(Promise.reject(walletBusy()), 1000)).rejects.toSatisfy(walletBusy.is)
})
