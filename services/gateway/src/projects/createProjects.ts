import { randomBytes } from 'node:crypto'
import type { Database } from '../database/Database'
import type { Project } from './Project'

/** Knows who may use the gateway. */
export type Projects = {
  /** The project of an id, as it was at most a few seconds ago; at once where it is known. */
  find(id: string): Project | undefined | Promise<Project | undefined>
  create(project: { name: string; origins: readonly string[]; quota: number | null }): Promise<Project>
  change(id: string, change: { disabled: boolean }): Promise<boolean>
  list(): Promise<Project[]>
}

const lifetimeMs = 10_000
/** Ids that nobody has would fill the memory otherwise. */
const mostKept = 10_000
const columns = 'id, name, origins, quota, disabled'

/** [development] Pages of this machine may use the project `dev` without its being created. */
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

/** The projects in the database, and `dev` where `isDevelopment`. */
export function createProjects(database: Database, now: () => number, isDevelopment: boolean): Projects {
  type Known = { readonly at: number; project: Project | undefined | Promise<Project | undefined> }
  const kept = new Map<string, Known>()
  const read = async (id: string) =>
    (await database.query<Project>(`select ${columns} from projects where id = $1`, [id]))[0]

  return {
    find(id) {
      if (isDevelopment && id === dev.id) return dev
      // Anything else is no id, and needs no look.
      if (!/^[0-9a-f]{32}$/.test(id)) return undefined
      const known = kept.get(id)
      if (known && now() - known.at < lifetimeMs) return known.project
      const project = read(id)
      const fresh: Known = { at: now(), project }
      if (kept.size >= mostKept) kept.clear()
      kept.set(id, fresh)
      project.then(
        (found) => {
          fresh.project = found
        },
        // A database that was down for a moment must not be remembered as a refusal.
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
