import { expect, it } from 'vitest'
import { chooseExamples } from './chooseExamples'

const names = ['react', 'vue']

it('visits every example without a name, and only those that are named', () => {
  expect(chooseExamples([], names)).toEqual({
    fault: null,
    files: ['frameworks', 'next', 'wagmi'],
    shared: [],
  })
  expect(chooseExamples(['vue', 'next'], names)).toEqual({
    fault: null,
    files: ['frameworks', 'next'],
    shared: ['vue'],
  })
  expect(chooseExamples(['wagmi'], names)).toEqual({ fault: null, files: ['wagmi'], shared: [] })
})

it('rejects a name that no example has, and lists those that exist', () => {
  expect(chooseExamples(['veu', 'next'], names).fault).toBe(
    'No example is called veu. Choose from react, vue, next, wagmi.',
  )
})
