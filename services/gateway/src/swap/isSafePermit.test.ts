import { testAccounts } from '@latchkey/testing'
import { getPoolContracts } from '@latchkey/testing/node'
import { maxUint256 } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Distort, setUpOffers } from '../testing/swap/setUpOffers'

const { feeToken, permitToken } = getPoolContracts()
const [alice, bob] = testAccounts
const { here, mint, askFor, reasonFor } = setUpOffers()

describe('a permit', () => {
  const { router: spender } = getPoolContracts()
  const deadline = `${Math.floor(Date.now() / 1000) + 600}`
  const field = (name: string, type: string) => ({ name, type })
  const typed = (
    change: { domain?: object; message?: object; primaryType?: string; fields?: object[] } = {},
  ) => ({
    domain: {
      name: 'Latchkey Permit',
      version: '1',
      chainId: 31337,
      verifyingContract: permitToken,
      ...change.domain,
    },
    types: {
      Permit: change.fields ?? [
        field('owner', 'address'),
        field('spender', 'address'),
        field('value', 'uint256'),
        field('nonce', 'uint256'),
        field('deadline', 'uint256'),
      ],
    },
    primaryType: change.primaryType ?? 'Permit',
    message: { owner: alice.address, spender, value: '1000000', nonce: '0', deadline, ...change.message },
  })
  const withPermit =
    (change: Parameters<typeof typed>[0] = {}): Distort =>
    (offer) => {
      const last = offer.steps.at(-1)
      const call = last?.kind === 'send' && last.tx && 'data' in last.tx ? last.tx : undefined
      return {
        ...offer,
        ...(call && { rehearsal: call }),
        steps: [
          { kind: 'sign', as: 'permit', typed: typed(change), deadline },
          { kind: 'send', tx: null },
        ],
      }
    }
  const ask = () => askFor({ from: here(permitToken), amount: '1000000' })
  beforeAll(() => mint(permitToken, alice.address, 10n ** 18n))

  it('is proven by a rehearsal with an approval', async () => {
    expect(await reasonFor(withPermit(), ask())).toBe('proven')
  })

  it.each<[string, Distort]>([
    ['another spender', withPermit({ message: { spender: bob.address } })],
    ['more', withPermit({ message: { value: '1000001' } })],
    ['another owner', withPermit({ message: { owner: bob.address } })],
    ['another token', withPermit({ domain: { verifyingContract: feeToken } })],
    ['another network', withPermit({ domain: { chainId: 1 } })],
    ['another deadline', withPermit({ message: { deadline: `${maxUint256}` } })],
    ['another kind of message', withPermit({ primaryType: 'PermitAll' })],
    ['other fields', withPermit({ fields: [field('owner', 'address')] })],
    [
      'no rehearsal',
      (offer, asked) => {
        const { rehearsal: _, ...rest } = withPermit()(offer, asked)
        return rest
      },
    ],
    [
      'a rehearsal of another contract',
      (offer, asked) => {
        const made = withPermit()(offer, asked)
        return made.rehearsal ? { ...made, rehearsal: { ...made.rehearsal, to: bob.address } } : made
      },
    ],
    [
      'an approval besides',
      (offer, asked) => {
        const made = withPermit()(offer, asked)
        return { ...made, steps: [...offer.steps.slice(0, 1), ...made.steps] }
      },
    ],
  ])('is declined if it is for %s', async (_name, distort) => {
    expect(await reasonFor(distort, ask())).toBe('unsafe')
  })
})
