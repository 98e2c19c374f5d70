import type { Latchkey } from '@latchkey/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { noInstance } from './errors'
import { LatchkeyProvider } from './LatchkeyProvider'

it('a provider without an instance throws noInstance', () => {
  const latchkey = undefined as unknown as Latchkey
  expect(() => renderToString(createElement(LatchkeyProvider, { latchkey }))).toThrow(
    expect.objectContaining({ code: noInstance.code }),
  )
})
