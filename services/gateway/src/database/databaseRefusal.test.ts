import pg from 'pg'
import { expect, it } from 'vitest'
import { refusals } from '../http/refusals'
import { databaseRefusal } from './databaseRefusal'

function fault(code: string): Error {
  return Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })
}

it.each(['57P01', '57P02', '57P03', '53300', '57014', '08006', '25006'])('%s means away', (code) => {
  expect(refusals.databaseAway.is(databaseRefusal(fault(code)))).toBe(true)
})

it.each(['53100', '53200'])('%s means full', (code) => {
  expect(refusals.databaseFull.is(databaseRefusal(fault(code)))).toBe(true)
})

it.each([
  Object.assign(new TypeError('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  new TypeError('Connection terminated unexpectedly'),
  new TypeError('Connection terminated due to connection timeout'),
  new TypeError('timeout exceeded when trying to connect'),
  new TypeError('timeout expired'),
  new TypeError('Query read timeout'),
])('%s means away', (error) => {
  expect(refusals.databaseAway.is(databaseRefusal(error))).toBe(true)
})

it.each([fault('23505'), fault('42P01'), new TypeError('x is not a function'), 'text'])(
  'leaves %s as it is',
  (error) => {
    expect(databaseRefusal(error)).toBe(error)
  },
)
