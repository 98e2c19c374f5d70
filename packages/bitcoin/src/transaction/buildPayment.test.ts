import { invalidRequest, sendIncomplete } from '@latchkey/protocol'
import { hex } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../network/networks'
import type { Coin } from '../read/getCoins'
import { buildPayment } from './buildPayment'

// The key of the BIP-322 vectors.
const publicKey = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872'
const key = hex.decode(publicKey)
const segwit = p2wpkh(key).address ?? ''
const taproot = p2tr(key.slice(1)).address ?? ''

const coin = (amount: bigint, isConfirmed = true): Coin => ({
  txid: amount.toString(16).padStart(64, '0'),
  index: 0,
  amount,
  isConfirmed,
})

function build(coins: readonly Coin[], value: bigint, address = segwit) {
  const to = 'bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te'
  const payment = buildPayment({
    ...{ address, publicKey, network: bitcoinMainnet, coins, rate: 2n, to, value },
  })
  const length = { inputs: payment.inputsLength, outputs: payment.outputsLength }
  return {
    spent: Array.from({ length: length.inputs }, (_, index) => payment.getInput(index).witnessUtxo?.amount),
    paid: Array.from({ length: length.outputs }, (_, index) => payment.getOutput(index).amount),
  }
}

describe('buildPayment', () => {
  it('[BTC-1] pays the amount, and returns the change minus the fee', () => {
    const { spent, paid } = build([coin(100_000n)], 40_000n)
    expect(spent).toEqual([100_000n])
    expect(paid).toContain(40_000n)
    const fee = 100_000n - paid.reduce((sum: bigint, amount = 0n) => sum + amount, 0n)
    expect(fee > 200n && fee < 500n).toBe(true)
  })

  it('[BTC-1] spends unconfirmed coins only when nothing else is enough', () => {
    expect(build([coin(90_000n, false), coin(80_000n)], 40_000n).spent).toEqual([80_000n])
    expect(build([coin(90_000n, false), coin(30_000n)], 40_000n).spent).toContain(90_000n)
  })

  it('[BTC-1] leaves small coins of a Taproot address alone, since they may carry inscriptions', () => {
    const coins = [coin(546n), coin(10_000n), coin(60_000n)]
    expect(build(coins, 40_000n, taproot).spent).toEqual([60_000n])
    expect(() => build(coins, 62_000n, taproot)).toThrow(expect.toSatisfy(sendIncomplete.is))
    expect(build([coin(10_000n), coin(60_000n)], 62_000n).spent).toHaveLength(2)
  })

  it('[BTC-1] builds for a nested address with its key, and rejects unsupported addresses', () => {
    const nested = p2sh(p2wpkh(key)).address ?? ''
    expect(build([coin(60_000n)], 40_000n, nested).spent).toEqual([60_000n])
    const legacy = p2pkh(key).address ?? ''
    expect(() => build([coin(60_000n)], 40_000n, legacy)).toThrow(expect.toSatisfy(invalidRequest.is))
  })
})
