import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/Database'
import { refusals } from '../http/refusals'
import { setUpGateway } from '../testing/setUpGateway'
import { createProjects, type Projects } from './createProjects'

const gateway = setUpGateway({})
const away = () => Promise.reject(refusals.databaseAway({ seconds: 5 }))
const hanging = () => new Promise<never>(() => undefined)

let id: string
beforeAll(async () => {
  const { projects } = gateway().services
  ;({ id } = await projects.create({ name: 'Shop', origins: ['https://shop.example'], quota: null }))
})

/** Opens projects on the real database, which a test can take away, and on a clock that it can move. */
function open(): { projects: Projects; lose(query: Database['query']): void; later(): void } {
  const { database } = gateway().services
  let query = database.query
  let time = 0
  const projects = createProjects(
    { ...database, query: (text, values) => query(text, values) },
    () => time,
    false,
  )
  return {
    projects,
    lose(other) {
      query = other
    },
    later() {
      time += 60_000
    },
  }
}

it.each([
  ['away', away],
  ['hanging', hanging],
])('serves a project that it served before while the database is %s', async (_, query) => {
  const { projects, lose, later } = open()
  expect(await projects.find(id)).toMatchObject({ name: 'Shop' })
  lose(query)
  later()
  expect(await projects.find(id)).toMatchObject({ name: 'Shop' })
  later()
  expect(await projects.find(id)).toMatchObject({ name: 'Shop' })
})

it('says that the database is away for a project that it never served, and asks again', async () => {
  const { projects, lose } = open()
  lose(away)
  await expect(projects.find(id)).rejects.toSatisfy(refusals.databaseAway.is)
  lose(gateway().services.database.query)
  expect(await projects.find(id)).toMatchObject({ name: 'Shop' })
})
