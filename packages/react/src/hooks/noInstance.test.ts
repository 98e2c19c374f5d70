import type { Latchkey } from '@latchkey/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LatchkeyProvider } from '../LatchkeyProvider'
import { noInstance } from './noInstance'

it('is what a provider without an instance throws', () => {
  const latchkey = undefined as unknown as Latchkey
  expect(() => renderToString(createElement(LatchkeyProvider, { latchkey }))).toThrow(noInstance())
})
