import { describe, expect, it } from 'vitest'
import { serializeTypedData } from './serializeTypedData'

const types = { Mail: [{ name: 'text', type: 'string' }] }

describe('serializeTypedData', () => {
  it('[EVM-2] writes out the domain type in the standard’s order, and big numbers as text', () => {
    const domain = {
      verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
      chainId: 1n,
      name: 'Mail',
    }
    const text = serializeTypedData({
      domain,
      types,
      primaryType: 'Mail',
      message: { text: 'hi', amount: 2n ** 200n },
    })
    expect(JSON.parse(text)).toEqual({
      domain: { ...domain, chainId: '1' },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        ...types,
      },
      primaryType: 'Mail',
      message: { text: 'hi', amount: (2n ** 200n).toString() },
    })
  })

  it('keeps a given domain type, and works without a domain', () => {
    const EIP712Domain = [{ name: 'salt', type: 'bytes32' }]
    expect(JSON.parse(serializeTypedData({ types: { EIP712Domain } })).types).toEqual({ EIP712Domain })
    expect(JSON.parse(serializeTypedData({})).types).toEqual({ EIP712Domain: [] })
  })
})
