import { invalidProject } from './errors'
import { readOriginPattern } from './readOriginPattern'

/** The operator's input for a new project. */
export type ProjectWish = {
  readonly name?: string | undefined
  readonly origins?: readonly string[] | undefined
  readonly quota?: string | undefined
}

/** The checked values of a new project. */
export type NewProject = {
  readonly name: string
  readonly origins: readonly string[]
  readonly quota: number | null
}

/** Checks the operator's input. @throws invalidProject */
export function readNewProject({ name = '', origins = [], quota }: ProjectWish): NewProject {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > 100 || /[\p{Cc}\p{Cs}]/u.test(trimmed))
    throw invalidProject({
      what: 'name',
      value: JSON.stringify(name.slice(0, 100)),
      reason: 'use 1 to 100 characters',
    })
  return { name: trimmed, origins: [...new Set(origins.map(readOriginPattern))], quota: readQuota(quota) }
}

function readQuota(text: string | undefined): number | null {
  if (text === undefined) return null
  const quota = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (quota < 1 || quota > 2_147_483_647)
    throw invalidProject({ what: 'quota', value: text, reason: 'use a number of requests per day, from 1' })
  return quota
}
