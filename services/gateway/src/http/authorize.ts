import type { Context } from 'hono'
import { isOriginAllowed } from '../projects/isOriginAllowed'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'
import { refusals } from './refusals'

const daySeconds = 86_400

/** Who asks. @throws invalidKey, originNotAllowed, quotaUsed */
export async function authorize(
  { projects, limiter }: Services,
  context: Context,
  inBody?: unknown,
): Promise<Project> {
  const told = context.req.query('projectId') ?? context.req.header('x-project-id')
  const id = told ?? (typeof inBody === 'string' ? inBody : '')
  const project = await projects.find(id)
  if (!project || project.disabled) throw refusals.invalidKey()
  if (!isOriginAllowed(project.origins, context.req.header('origin') ?? null))
    throw refusals.originNotAllowed()
  if (project.quota !== null && limiter.take(`quota ${project.id}`, project.quota, daySeconds) > 0)
    throw refusals.quotaUsed()
  return project
}
