import { expect, it } from 'vitest'
import * as entry from './index'

it('exports these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'askNodes',
    'callNode',
    'fetchText',
    'postCall',
    'readText',
    'sendRequest',
    'splitCredentials',
  ])
})
