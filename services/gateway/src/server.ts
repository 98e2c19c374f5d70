// The parts of the server that the other services of an operator are built from.
export { type Environment, readSettings } from './config/readSettings'
export { count, flag, text, urlText } from './config/settingKinds'
export type { Database, Queryable, SqlValue } from './database/Database'
export { inTurn } from './database/inTurn'
export { openDatabase } from './database/openDatabase'
export { type Sweep, startSweep } from './database/startSweep'
export { invalidSetting } from './errors'
export { clientAddress, incomingOf } from './http/clientAddress'
export { type BodyBudget, createBodyBudget } from './http/createBodyBudget'
export { reasonOf } from './http/createQueryReader'
export { createSlabPool, type SlabPool } from './http/createSlabPool'
export { listen } from './http/listen'
export { parseJson, readBody } from './http/readBody'
export { refusals } from './http/refusals'
export { requestIdOf } from './http/requestIdOf'
export { textRefusals } from './http/textRefusals'
export { createLimiter, type Limiter } from './limits/createLimiter'
export { createLog } from './monitoring/createLog'
export {
  createRequestMetrics,
  type RequestMetrics,
  type RouteTally,
} from './monitoring/createRequestMetrics'
export { createProjects } from './projects/createProjects'
export { isOriginAllowed } from './projects/isOriginAllowed'
export type { Project } from './projects/Project'
export { readOriginPattern } from './projects/readOriginPattern'
