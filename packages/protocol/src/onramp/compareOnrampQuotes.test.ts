import { expect, it } from 'vitest'
import { compareOnrampQuotes } from './compareOnrampQuotes'

const price = (paid: string, received: string) => ({ pay: { amount: paid }, receive: { amount: received } })

it.each([
  ['less is paid for the same', price('100', '31'), price('104.20', '31')],
  ['more is received for the same', price('100.00', '32'), price('100', '31')],
  ['fees on top cost more than the rest gains', price('100', '33000'), price('104.2', '33500')],
  ['fees on top are worth it', price('104.2', '34500'), price('100', '33000')],
  [
    'only the last digit differs, which a float would lose',
    price('100.00000001', '30000000000000000000000000001'),
    price('100.00000001', '30000000000000000000000000000'),
  ],
])('[ONR-1] puts the best price first if %s', (_, better, worse) => {
  expect(compareOnrampQuotes(better, worse)).toBe(-1)
  expect(compareOnrampQuotes(worse, better)).toBe(1)
})

it('[ONR-1] keeps the order of equal prices', () => {
  expect(compareOnrampQuotes(price('100', '31'), price('200.00', '62'))).toBe(0)
})
