import { createProjects, type Database } from '@latchkey/gateway/server'
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

type Settings = Pick<FrameSettings, 'FRAME_ORIGINS' | 'FRAME_MODE'>

/**
 * Takes the origins from the settings, or else from the projects of the gateway, if the frame shares its database. A
 * project without origins can't embed the frame: any page could ask its visitors to sign.
 */
export async function createSites(
  settings: Settings,
  database: Pick<Database, 'query'>,
  elapsed: () => number,
): Promise<Sites> {
  const { FRAME_ORIGINS: fixed, FRAME_MODE: mode } = settings
  const isDevelopment = mode === 'development'
  const [row] = await database.query<{ has: boolean }>("select to_regclass('projects') is not null as has")
  const hasProjects = row?.has === true
  const projects = createProjects(database, elapsed, isDevelopment)
  return {
    async find(id) {
      // Nobody can tell which ids are real, so all of them share the limits of one project.
      if (fixed && /^[\w-]{1,64}$/.test(id)) return { id: fixedProject, name: id, origins: fixed }
      if (fixed || !(hasProjects || (isDevelopment && id === 'dev'))) return undefined
      if (!isStorable(id)) return undefined
      const project = await projects.find(id)
      if (!project || project.disabled || project.origins.length === 0) return undefined
      return { id, name: project.name, origins: project.origins }
    },
  }
}
