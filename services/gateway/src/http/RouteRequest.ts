import type { Context } from 'hono'
import type { Project } from '../projects/Project'

/** A request whose parts match its contract. */
export class RouteRequest {
  readonly query: unknown
  readonly body: unknown
  readonly project: Project | undefined
  readonly context: Context

  constructor(context: Context, query: unknown, body: unknown, project: Project | undefined) {
    this.query = query
    this.body = body
    this.project = project
    this.context = context
  }

  get params(): Readonly<Record<string, string>> {
    return this.context.req.param()
  }

  /** Created on demand: it costs more than the rest of a quick answer. */
  get signal(): AbortSignal {
    return this.context.req.raw.signal
  }
}
