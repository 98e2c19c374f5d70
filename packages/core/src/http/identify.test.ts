import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { setUp } from '../testing/setUp'
import { identify, sdkVersion } from './identify'

it('[HTTP-1] reports the project, the families and the package version', () => {
  expect(sdkVersion).toBe(manifest.version)
  const { latchkey } = setUp()
  expect(identify(latchkey)).toEqual({ projectId: 'dev', st: 'latchkey', sv: `html-eip155-${sdkVersion}` })
  latchkey.adapters.clear()
  expect(identify(latchkey).sv).toBe(`html-universal-${sdkVersion}`)
})
