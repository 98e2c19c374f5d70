import { expect, it } from 'vitest'
import { openWagmi2 } from './testing/openWagmi2'
import { openWagmi3 } from './testing/openWagmi3'
import { walkWagmi } from './testing/walkWagmi'

it.each([
  ['2', openWagmi2],
  ['3', openWagmi3],
])(
  '[CON-14] [CON-12] agrees with wagmi %s after each of 300 random steps that do something',
  async (_, open) => {
    expect(await walkWagmi(open, 300)).toBeGreaterThanOrEqual(300)
  },
)
