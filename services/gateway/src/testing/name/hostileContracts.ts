import { type Address, createTestClient, type Hex, http, padHex } from 'viem'
import { foundry } from 'viem/chains'
import { scriptContract } from '../scriptContract'

const magic = '0x1626ba7e'
const asked = (data: Hex, reverts = false) => scriptContract({ [magic]: { data, reverts } })

/** What contracts answer that never say yes in the form of EIP-1271. */
const codes: Readonly<Record<string, Hex>> = {
  'a plain yes': asked(padHex('0x01', { size: 32 })),
  'yes at the wrong end': asked(padHex(magic, { size: 32 })),
  'a short yes': asked(magic),
  'a yes that reverts': asked(padHex(magic, { size: 32, dir: 'right' }), true),
  nothing: '0x00',
  'a megabyte': '0x620fffff6000f3',
  'no answer, ever': '0x5b600056',
  'an invalid instruction': '0xfe',
}

/** Puts hostile contracts on a development node and returns their addresses. */
export async function openHostileContracts(url: string): Promise<readonly Address[]> {
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) })
  const list = Object.values(codes).map((bytecode, at) => {
    const address = padHex(`0xbad${at.toString(16).padStart(3, '0')}`, { size: 20 })
    return { address, bytecode }
  })
  for (const contract of list) await client.setCode(contract)
  return list.map(({ address }) => address)
}
