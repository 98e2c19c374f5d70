import { createProjects, type Database } from '@latchkey/gateway/server'
import type { Logger } from 'pino'
import type { FrameSettings } from '../config/readFrameSettings'
import { isStorable } from '../http/isStorable'

/** A project and the pages that may embed the frame for it. */
export type Site = {
  readonly id: string
  readonly name: string
  /** Patterns as in the gateway's projects. Never empty. */
  readonly origins: readonly string[]
}

/** Looks up projects. */
export type Sites = { find(projectId: string): Promise<Site | undefined> }

/** The project of all pages where the settings name the origins. */
const fixedProject = 'FRAME_ORIGINS'

type Settings = Pick<FrameSettings, 'FRAME_ORIGINS' | 'FRAME_MODE' | 'FRAME_ROLE'>

/**
 * Takes the origins from the settings, or else from the projects of the gateway, if the frame shares its database. A
 * project without origins can't embed the frame: any page could ask its visitors to sign.
 */
export async function createSites(
  settings: Settings,
  { database, log }: { readonly database: Pick<Database, 'query'>; readonly log: Pick<Logger, 'warn'> },
  elapsed: () => number,
): Promise<Sites> {
  const { FRAME_ORIGINS: fixed, FRAME_MODE: mode, FRAME_ROLE: role } = settings
  const isDevelopment = mode === 'development'
  let isShared = false
  // A gateway that starts together with the frame may create its tables later.
  const hasProjects = async () => {
    if (isShared) return true
    const [row] = await database.query<{ has: boolean }>("select to_regclass('projects') is not null as has")
    isShared = row?.has === true
    return isShared
  }
  if (!fixed && !isDevelopment && role !== 'vault' && !(await hasProjects()))
    log.warn('No page can embed the frame: set FRAME_ORIGINS, or use the database of a gateway')
  const projects = createProjects(database, elapsed, isDevelopment)
  return {
    async find(id) {
      // Nobody can tell which ids are real, so all of them share the limits of one project.
      if (fixed && /^[\w-]{1,64}$/.test(id)) return { id: fixedProject, name: id, origins: fixed }
      if (fixed || !isStorable(id)) return undefined
      if (!(isDevelopment && id === 'dev') && !(await hasProjects())) return undefined
      const project = await projects.find(id)
      if (!project || project.disabled || project.origins.length === 0) return undefined
      return { id, name: project.name, origins: project.origins }
    },
  }
}
