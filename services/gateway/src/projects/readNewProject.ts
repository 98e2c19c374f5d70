import { invalidProject } from './errors'
import { readOriginPattern } from './readOriginPattern'

/** What an operator says about a new project. */
export type ProjectWish = {
  readonly name?: string | undefined
  readonly origins?: readonly string[] | undefined
  readonly quota?: string | undefined
}

/** What a project is made from. */
export type NewProject = {
  readonly name: string
  readonly origins: readonly string[]
  readonly quota: number | null
}

/** Checks what an operator says. @throws invalidProject */
export function readNewProject({ name = '', origins = [], quota }: ProjectWish): NewProject {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > 100 || /[\p{Cc}\p{Cs}]/u.test(trimmed))
    throw invalidProject({
      what: 'name',
      value: JSON.stringify(name.slice(0, 100)),
      reason: 'it needs 1 to 100 letters',
    })
  return { name: trimmed, origins: [...new Set(origins.map(readOriginPattern))], quota: readQuota(quota) }
}

function readQuota(text: string | undefined): number | null {
  if (text === undefined) return null
  const quota = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (quota < 1 || quota > 2_147_483_647)
    throw invalidProject({ what: 'quota', value: text, reason: 'it is a number of requests a day, from 1' })
  return quota
}
