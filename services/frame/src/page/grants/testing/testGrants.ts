import { createMemoryStore } from '../../store/createMemoryStore'
import { createRow } from '../../store/createRow'
import type { FrameStore } from '../../store/FrameStore'
import type { Grant } from '../Grant'

/** A contract that a site wants to call, in lower case. */
export const game = `0x${'ab'.repeat(20)}`
/** Who gave the permission. */
export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Who got it. */
export const origin = 'https://game.example'
/** The chain it's for. */
export const chain = 'eip155:31337'

/** `play(uint256)` with an argument. */
export const play = `0x6898f82b${'0'.repeat(63)}1`

/** An ABI of functions with these signatures. */
function abiOf(...signatures: readonly string[]) {
  return signatures.map((signature) => {
    const [, name = '', inputs = ''] = /^(\w+)\((.*)\)$/.exec(signature) ?? []
    return {
      type: 'function',
      name,
      inputs: inputs
        .split(',')
        .filter(Boolean)
        .map((type) => ({ type })),
    }
  })
}

/** A permission to call functions of a contract. */
export function callsOf(signatures: readonly string[], valueLimit?: string, address: string = game) {
  const functions = signatures.map((signature) => ({
    functionName: signature.replace(/\(.*/, ''),
    ...(valueLimit === undefined ? {} : { valueLimit }),
  }))
  return { type: 'contract-call', data: { address, abi: abiOf(...signatures), functions } }
}

/** A request as an honest site makes it: ten calls in an hour. */
export function requestOf(more: object = {}) {
  return {
    chainId: '0x7a69',
    address: account,
    expiry: Math.floor(Date.now() / 1_000) + 3_600,
    signer: { type: 'wallet', data: {} },
    permissions: [callsOf(['play(uint256)'], '0x64')],
    policies: [{ type: 'call-limit', data: { count: 10 } }],
    ...more,
  }
}

/** A kept permission: up to three calls that pay up to 100 each and 150 in total, with fees of 1,000 in total. */
export function grantOf({
  terms,
  ...more
}: Partial<Omit<Grant, 'terms'>> & { terms?: Partial<Grant['terms']> } = {}): Grant {
  return {
    id: crypto.randomUUID(),
    origin,
    account,
    chain,
    terms: {
      calls: [{ to: game, selector: play.slice(0, 10), signature: 'play(uint256)', most: '0x64' }],
      native: { amount: '0x96', start: 0, period: 86_400_000 },
      count: 3,
      rates: [],
      fees: '0x3e8',
      expiry: Math.floor(Date.now() / 1_000) + 3_600,
      ...terms,
    },
    uses: {},
    revokedAt: null,
    limit: null,
    isLasting: false,
    ...more,
  }
}

/** The store of a site that was given permissions. */
export async function storeWith(...grants: readonly Grant[]): Promise<FrameStore> {
  return createMemoryStore({ ...(await createRow(origin)), grants: [...grants] })
}
