import { createProjects, type Projects } from '../projects/createProjects'
import { projectUnknown } from '../projects/errors'
import type { Project } from '../projects/Project'
import { readNewProject } from '../projects/readNewProject'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** `gateway project …`: manages who may use the gateway. */
export async function projectCommand([action = '', ...args]: string[], terminal: Terminal): Promise<void> {
  if (action === 'create') return create(args, terminal)
  if (action === 'list') return list(args, terminal)
  if (action === 'disable' || action === 'enable') return setDisabled(args, terminal, action === 'disable')
  throw invalidCommand({ reason: 'Usage: project create, list, disable, enable' })
}

async function create(args: string[], { env, print }: Terminal): Promise<void> {
  const { values } = readArgs(args, {
    name: { type: 'string' },
    origin: { type: 'string', multiple: true },
    quota: { type: 'string' },
  })
  if (values.name === undefined) throw invalidCommand({ reason: 'Missing --name' })
  const wanted = readNewProject({ name: values.name, origins: values.origin, quota: values.quota })
  const { id } = await withProjects(env, (projects) => projects.create(wanted))
  print(id)
}

async function list(args: string[], { env, print }: Terminal): Promise<void> {
  const { values } = readArgs(args, { json: { type: 'boolean' } })
  const projects = await withProjects(env, (known) => known.list())
  if (values.json) return print(JSON.stringify(projects, null, 2))
  if (projects.length === 0) print('No projects yet. Create one: gateway project create --name <name>')
  for (const project of projects) print(describe(project))
}

async function setDisabled(args: string[], { env, print }: Terminal, disabled: boolean): Promise<void> {
  const [id = ''] = readArgs(args, {}, ['project id']).positionals
  const isKnown = await withProjects(env, (projects) => projects.change(id, { disabled }))
  if (!isKnown) throw projectUnknown({ id: id.slice(0, 50) })
  print(
    disabled
      ? 'Disabled. All gateways reject it within 10 seconds.'
      : 'Enabled. All gateways accept it within 10 seconds.',
  )
}

function withProjects<T>(env: Terminal['env'], run: (projects: Projects) => Promise<T>): Promise<T> {
  return withDatabase(env, (database) => run(createProjects(database, Date.now, false)))
}

function describe({ id, name, origins, quota, disabled }: Project): string {
  const where = origins.length > 0 ? origins.join(' ') : 'any origin'
  const often = quota === null ? 'no quota' : `${quota} a day`
  return [id, name, where, often, ...(disabled ? ['disabled'] : [])].join('  ')
}
