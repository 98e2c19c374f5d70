import { describe, expect, it } from 'vitest'
import { parseAccounts } from './parseAccounts'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const genesis = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'

describe('parseAccounts', () => {
  it('[DOT-1] lists an account once, however it is written, and leaves out other families', () => {
    const evm = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'ethereum' }
    const list = [evm, { address: alice }, { address: onPolkadot, genesisHash: genesis }]
    expect(parseAccounts(list)?.map(({ address }) => address)).toEqual([alice])
    expect(parseAccounts([])).toEqual([])
  })

  it('reads the single chain that an account is for, and ignores garbage there', () => {
    const hashes = [genesis.toUpperCase().replace('0X', '0x'), '', null, 7, '0x12'].map(
      (genesisHash) => parseAccounts([{ address: alice, genesisHash }])?.[0]?.genesisHash,
    )
    expect(hashes).toEqual([genesis, null, null, null, null])
  })

  const throwing = [
    {
      get address(): never {
        throw new TypeError('broken')
      },
    },
  ]
  it.each([
    ['nothing', undefined],
    ['a text', alice],
    ['texts', [alice]],
    ['an invalid address', [{ address: `${alice}x` }]],
    ['a list with one bad entry', [{ address: alice }, null]],
    ['a getter that throws', throwing],
    ['too many', Array.from({ length: 1001 }, () => ({ address: alice }))],
  ])('rejects %s', (_, value) => expect(parseAccounts(value)).toBeNull())
})
