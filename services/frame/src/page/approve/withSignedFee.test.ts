import { expect, it } from 'vitest'
import { explainApproval } from './explainApproval'
import { withSignedFee } from './withSignedFee'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const gwei = 1_000_000_000n
const hex = (value: bigint) => `0x${value.toString(16)}`
const pay = {
  from: account,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: '0x1',
  gas: hex(21_000n),
}

async function explain(fields: object, ask?: (method: string) => Promise<unknown>) {
  const request = { id: '1', origin: 'https://shop.example', method: 'eth_sendTransaction', account }
  const params = [{ ...pay, ...fields }]
  const { fee, warnings } = await explainApproval({ ...request, params, chainId: 'eip155:31337' }, ask)
  return { fee, codes: warnings.map(({ code }) => code) }
}

it('[FRM-10] tells the fee that is signed without a simulation', async () => {
  const filled = { maxFeePerGas: hex(30n * gwei), maxPriorityFeePerGas: hex(gwei) }
  const max = 21_000n * 30n * gwei
  const unable = async () => Promise.reject(new TypeError('no node'))
  for (const ask of [undefined, unable])
    for (const fields of [filled, { gasPrice: hex(30n * gwei) }]) {
      const { fee, codes } = await explain(fields, ask)
      expect(fee).toEqual({ max, likely: max })
      expect(codes).not.toContain('high-fee')
    }
})

it('[FRM-10] warns of a fee that only robs', async () => {
  const dear = hex(2_000n * gwei)
  for (const fields of [{ maxFeePerGas: dear, maxPriorityFeePerGas: dear }, { gasPrice: dear }])
    expect((await explain(fields)).codes).toContain('high-fee')
  // A limit that isn't reached costs nothing.
  const { codes } = await explain({ maxFeePerGas: dear, maxPriorityFeePerGas: hex(gwei) })
  expect(codes).not.toContain('high-fee')
})

it('[FRM-10] tells no fee above the signed one, and warns once', async () => {
  const request = { id: '1', origin: 'https://shop.example', method: 'eth_sendTransaction', account }
  const params = [{ ...pay, gasPrice: hex(2_000n * gwei) }]
  const explained = await explainApproval({ ...request, params, chainId: 'eip155:31337' }, undefined)
  const max = 21_000n * 2_000n * gwei
  for (const [likely, told] of [
    [max + 1n, max],
    [max - 1n, max - 1n],
  ] as const) {
    const { fee, warnings } = withSignedFee({ ...explained, fee: { likely, max: max * 2n } }, params)
    expect(fee).toEqual({ max, likely: told })
    expect(warnings.filter(({ code }) => code === 'high-fee')).toHaveLength(1)
  }
})
