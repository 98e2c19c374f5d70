import type { Latchkey } from '@latchkey/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { noInstance } from './errors'
import { LatchkeyProvider } from './LatchkeyProvider'

it.each([
  ['nothing', undefined],
  ['another library’s store', { subscribe: () => () => undefined, getState: () => ({}) }],
])('a provider with %s instead of an instance throws noInstance', (_, given) => {
  const latchkey = given as unknown as Latchkey
  expect(() => renderToString(createElement(LatchkeyProvider, { latchkey }))).toThrow(
    expect.objectContaining({ code: noInstance.code }),
  )
})
