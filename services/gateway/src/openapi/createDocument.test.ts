import { expect, it } from 'vitest'
import { createDocument, urlPlaceholder } from './createDocument'

it('puts the escaped URL wherever it belongs', () => {
  const documentFor = createDocument(`a ${urlPlaceholder} b ${urlPlaceholder}/c`, (url) => `<${url}>`)
  expect(documentFor('http://one.example')).toBe('a <http://one.example> b <http://one.example>/c')
  expect(documentFor('$&')).toBe('a <$&> b <$&>/c')
})

it('leaves out a URL that is too long to repeat', () => {
  const documentFor = createDocument(urlPlaceholder.repeat(100), (url) => url)
  expect(documentFor('x'.repeat(16_000))).toBe('')
})
