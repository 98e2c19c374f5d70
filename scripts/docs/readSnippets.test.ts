import { expect, it } from 'vitest'
import { readSnippets } from './readSnippets'

it('finds the TypeScript blocks of a page', () => {
  const text = ['```ts', 'const a = 1', '```', 'words', '```sh', 'npm ci', '```', '```tsx', 'b', '```'].join(
    '\n',
  )
  expect(readSnippets(text)).toEqual([
    { language: 'ts', code: 'const a = 1\n' },
    { language: 'tsx', code: 'b\n' },
  ])
})
