import { projects } from './migrations/0001-projects'

/** Every change of the tables, in its order; what has been released is never changed, only followed by the next. */
export const migrations: Readonly<Record<string, string>> = {
  '0001-projects': projects,
}
