import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readRiskList } from './readRiskList'

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const evm = '0xAbCdEf0000000000000000000000000000000001'
const key = `eip155:${evm.toLowerCase()}`

describe('a list of risks', () => {
  it.each<[string, string, string | null]>([
    ['an array of addresses', JSON.stringify([evm]), null],
    ['an array of entries', JSON.stringify([{ address: evm, reason: ' Drainer\u202e ' }]), 'Drainer'],
    ['reasons by address', JSON.stringify({ [evm]: 'Drainer' }), 'Drainer'],
    ['an object with other values', JSON.stringify({ [evm]: { since: 2020 } }), null],
    ['lines', `# a list\r\n\r\n${evm} # drainer\r\nevil.example\r\n`, null],
    ['a CAIP-10 address', JSON.stringify([`eip155:1:${evm}`]), null],
    ['a text with a mark', `\ufeff${evm}`, null],
  ])('may be %s', (_, text, reason) => {
    expect(readRiskList(text)).toEqual([{ hash: hashOf(key), reason }])
  })

  it('knows addresses of every family, in all usual spellings', () => {
    const solana = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
    const segwit = 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'
    const polkadot = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
    const hashes = readRiskList(JSON.stringify([solana, segwit, polkadot])).map(({ hash }) => hash)
    expect(hashes).toEqual([
      hashOf(`solana:${solana}`),
      hashOf(`bip122:${segwit.toLowerCase()}`),
      hashOf(`polkadot:${polkadot}`),
      hashOf('polkadot:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'),
      hashOf('polkadot:HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'),
    ])
  })

  it('may have other things, but must have an address', () => {
    expect(readRiskList(JSON.stringify([evm, 'evil.example', 5, null, { address: 5 }]))).toHaveLength(1)
    for (const text of ['', '[]', '{}', 'evil.example', '["x"]'])
      expect(() => readRiskList(text)).toThrow('no address found')
    expect(() => readRiskList('[')).toThrow('not valid JSON')
    expect(() => readRiskList(JSON.stringify(Array(500_001).fill('x')))).toThrow('more than 500000 entries')
  })
})
