import { expect, it } from 'vitest'
import { toLinkedText } from './toLinkedText'

const links = [
  { text: 'terms', href: 'https://site.test/t' },
  { text: 'privacy', href: 'https://site.test/p' },
]

it('puts links at their placeholders, in any order', () => {
  expect(toLinkedText(links, (terms, privacy) => `Accept ${privacy} and ${terms}.`)).toEqual([
    { text: 'Accept ' },
    links[1],
    { text: ' and ' },
    links[0],
    { text: '.' },
  ])
})

it('leaves a sentence without links as it is', () => {
  expect(toLinkedText([], () => 'Just words')).toEqual([{ text: 'Just words' }])
})
