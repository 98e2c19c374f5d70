import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/Database'
import { refusals } from '../http/refusals'
import type { Project } from './Project'

/** Looks up and manages projects. */
export type Projects = {
  /** Returns a project as of a few seconds ago; without waiting if it is cached. */
  find(id: string): Project | undefined | Promise<Project | undefined>
  create(project: { name: string; origins: readonly string[]; quota: number | null }): Promise<Project>
  change(id: string, change: { disabled: boolean }): Promise<boolean>
  list(): Promise<Project[]>
}

const lifetimeMs = 10_000
/** Otherwise unknown ids would fill the memory. */
const mostKept = 10_000
const columns = 'id, name, origins, quota, disabled'

/** A database that takes longer than this most likely hangs. */
const patienceMs = 1_000

/** Sites that were served a moment ago still are while the database is away, as far as that needs no database. */
async function orBefore(
  reading: Promise<Project | undefined>,
  before: Project,
): Promise<Project | undefined> {
  try {
    return await Promise.race([reading, wait(patienceMs, before, { ref: false })])
  } catch (error) {
    if (refusals.databaseAway.is(error)) return before
    throw error
  }
}

/** [development] Pages on this machine may use the project `dev` without creating it. */
const dev: Project = {
  id: 'dev',
  name: 'Development',
  origins: [
    'http://localhost',
    'http://localhost:*',
    'https://localhost:*',
    'http://127.0.0.1:*',
    'http://*.localhost:*',
  ],
  quota: null,
  disabled: false,
}

/** Looks projects up in the database, and adds `dev` if `isDevelopment`. */
export function createProjects(
  database: Pick<Database, 'query'>,
  now: () => number,
  isDevelopment: boolean,
): Projects {
  type Known = { readonly at: number; project: Project | undefined | Promise<Project | undefined> }
  const kept = new Map<string, Known>()
  const read = async (id: string) =>
    (await database.query<Project>(`select ${columns} from projects where id = $1`, [id]))[0]

  return {
    find(id) {
      if (isDevelopment && id === dev.id) return dev
      // Anything else is not an id, so don't look it up.
      if (!/^[0-9a-f]{32}$/.test(id)) return undefined
      const known = kept.get(id)
      if (known && now() - known.at < lifetimeMs) return known.project
      // The last answer that was certain.
      const before = known?.project instanceof Promise ? undefined : known?.project
      const project = before ? orBefore(read(id), before) : read(id)
      const fresh: Known = { at: now(), project }
      if (kept.size >= mostKept) kept.clear()
      kept.set(id, fresh)
      project.then(
        (found) => {
          fresh.project = found
        },
        // Don't remember a database that was down for a moment.
        () => kept.delete(id),
      )
      return project
    },
    async create({ name, origins, quota }) {
      const id = randomBytes(16).toString('hex')
      const rows = await database.query<Project>(
        `insert into projects (id, name, origins, quota) values ($1, $2, $3, $4) returning ${columns}`,
        [id, name, origins, quota],
      )
      return rows[0] as Project
    },
    async change(id, { disabled }) {
      const rows = await database.query('update projects set disabled = $2 where id = $1 returning id', [
        id,
        disabled,
      ])
      kept.delete(id)
      return rows.length > 0
    },
    list: () => database.query<Project>(`select ${columns} from projects order by created_at`),
  }
}
