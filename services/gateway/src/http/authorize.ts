import type { Context } from 'hono'
import { isOriginAllowed } from '../projects/isOriginAllowed'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'
import { refusals } from './refusals'

/** Continues at once with a value, or later with a promise: awaiting a plain value would delay the answer. */
export function whenReady<Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}

const daySeconds = 86_400

/** Returns the project that the query or a header names; the query wins. */
function projectTold({ req }: Context): string | undefined {
  return req.query('projectId') ?? req.header('x-project-id')
}

/** Whether a request names its project before its body. */
export function isProjectTold(context: Context): boolean {
  return projectTold(context) !== undefined
}

/** Returns the project a request belongs to. @throws invalidKey, originNotAllowed, quotaUsed */
export function authorize(
  { projects, limiter }: Pick<Services, 'projects' | 'limiter'>,
  context: Context,
  inBody?: unknown,
): Project | Promise<Project> {
  const id = projectTold(context) ?? (typeof inBody === 'string' ? inBody : '')
  return whenReady(projects.find(id), (project) => {
    if (!project || project.disabled) throw refusals.invalidKey()
    if (!isOriginAllowed(project.origins, context.req.header('origin') ?? null))
      throw refusals.originNotAllowed()
    if (project.quota !== null && limiter.take(`quota ${project.id}`, project.quota, daySeconds) > 0)
      throw refusals.quotaUsed()
    return project
  })
}
