import { describe, expect, it } from 'vitest'
import { invalidSetting } from '../errors'
import { readConfig } from './readConfig'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      GATEWAY_PORT: 4101,
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_MODE: 'production',
      GATEWAY_CHAINS: [],
      GATEWAY_ANALYTICS: false,
    })
  })

  it('reads numbers, and leaves the rest of the environment alone', () => {
    expect(readConfig({ GATEWAY_PORT: ' 5000 ', HOME: '/somewhere' })).toMatchObject({ GATEWAY_PORT: 5000 })
    expect(readConfig({ HOME: '/somewhere' })).not.toHaveProperty('HOME')
  })

  it.each(['abc', '-1', '65536', '1.5', 'Infinity', '0x'])(
    'refuses the port "%s" and names the setting',
    (port) => {
      try {
        readConfig({ GATEWAY_PORT: port })
        expect.unreachable()
      } catch (error) {
        expect(invalidSetting.is(error) && error.values.name).toBe('GATEWAY_PORT')
      }
    },
  )

  it('refuses an empty name', () => {
    expect(() => readConfig({ GATEWAY_NAME: ' ' })).toThrow('The setting GATEWAY_NAME can not be used')
  })
})
