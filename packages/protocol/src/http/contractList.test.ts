import { describe, expect, it } from 'vitest'
import { frameContracts } from '../embedded/http/frameContracts'
import * as protocol from '../index'
import { contracts } from './contracts'
import type { Call } from './defineCall'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value

describe('the lists of contracts', () => {
  it('have every contract of the package once', () => {
    const exported: readonly unknown[] = Object.values(protocol)
    const defined = exported.filter(isCall)
    const names = (calls: readonly Call[]) => calls.map(({ name }) => name).sort()
    const listed = [...contracts, ...frameContracts]
    expect(names(listed)).toEqual(names(defined))
    for (const call of listed) expect(defined).toContain(call)
  })

  it('name each contract after its export, without duplicates', () => {
    for (const [name, value] of Object.entries(protocol)) if (isCall(value)) expect(value.name).toBe(name)
    for (const list of [contracts, frameContracts]) {
      const routes = list.map(({ method, path }) => `${method} ${path}`)
      expect(new Set(routes).size).toBe(routes.length)
    }
  })
})
