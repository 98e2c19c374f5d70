import { expect, it } from 'vitest'
import { environments } from './environments'
import { walletLinks } from './walletLinks'

const both = ['fox://', 'https://fox.example/app']
const browser = { environment: null, system: 'ios' } as const
const inside = (id: string, system: 'ios' | 'android' = 'ios') => ({
  environment: environments.find((one) => one.id === id) ?? null,
  system,
})
const look = (links: ReturnType<typeof walletLinks>) => links.map(({ base, target }) => [base, target])

it('[WC-1] tries the app’s scheme in the same window, then the universal link in a new one', () => {
  expect(look(walletLinks(both, 'wc:1', browser))).toEqual([
    ['fox://', '_self'],
    ['https://fox.example/app/', '_blank'],
  ])
})

it('[WC-1] tries the universal link first where schemes are ignored', () => {
  expect(look(walletLinks(both, 'wc:1', inside('instagram')))).toEqual([
    ['https://fox.example/app/', '_blank'],
    ['fox://', '_self'],
  ])
})

it('[WC-1] opens a new window in a Telegram mini app, and encodes twice on Android', () => {
  expect(look(walletLinks(both, 'wc:1', inside('telegram'))).map(([, target]) => target)).toEqual([
    '_blank',
    '_blank',
  ])
  expect(walletLinks(['fox://'], 'wc:1', inside('telegram', 'android'))[0]?.href).toBe(
    'fox://wc?uri=wc%253A1',
  )
})

it('leaves out invalid and duplicate links', () => {
  expect(walletLinks([undefined, '', 'javascript:alert(1)', 'fox', 'fox://'], 'wc:1', browser)).toHaveLength(
    1,
  )
})
