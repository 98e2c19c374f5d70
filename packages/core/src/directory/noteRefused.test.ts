import { expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { noteRefused } from './noteRefused'

/** Notes what announced itself, and returns what the developer reads. */
function note(...announced: readonly unknown[]) {
  const { latchkey } = setUp({ debug: false })
  for (const one of announced) noteRefused(latchkey, 'eip155', one)
  return latchkey.getState().connect.refused?.text
}

it.each([
  ['its name', { name: ' Odd ', rdns: 'org.odd' }, 'Odd'],
  ['its rdns', { name: '', rdns: 'org.odd' }, 'org.odd'],
  ['a part of a long name', { name: 'x'.repeat(1_000) }, 'x'.repeat(64)],
  ['that it has none', { name: 7 }, 'a wallet without a name'],
  ['that it has none', null, 'a wallet without a name'],
])('[EVM-1] calls a refused wallet by %s', (_, info, name) => {
  expect(note({ detail: { info } })).toBe(`Seen, but refused: ${name}. The console says why.`)
})

it('[EVM-1] survives what can’t be read, and names each once', () => {
  const hostile = {
    get detail() {
      throw new TypeError('no')
    },
  }
  expect(note(hostile, undefined, hostile)).toBe(
    'Seen, but refused: a wallet that can’t be read, a wallet without a name. The console says why.',
  )
  const many = Array.from({ length: 100 }, (_, at) => ({ detail: { info: { name: `Fox ${at}` } } }))
  expect(note(...many)?.length).toBeLessThan(200)
})

it.each([
  ['eip155', 'EIP-6963'],
  ['solana', 'standard:connect'],
  ['bip122', 'bitcoin:connect'],
  ['polkadot', 'injectedWeb3'],
] as const)('[EVM-1] says once what a wallet of %s needs, in the words of its family', (namespace, word) => {
  const { latchkey } = setUp({ debug: false })
  for (const time of [1, 2]) noteRefused(latchkey, namespace, { name: 'Odd', time })
  const lines = latchkey.logger
    .dump()
    .split('\n')
    .filter((line) => line.includes('Refused'))
  expect(lines).toEqual([expect.stringMatching(`Refused Odd: a wallet of the family ${namespace} .*${word}`)])
  if (namespace !== 'eip155') expect(lines[0]).not.toMatch(/rdns|EIP-6963/)
})
