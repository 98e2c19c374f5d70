import { afterAll } from 'vitest'
import {
  cutConnections,
  describeSignalsAway,
  freezeRedis,
  stopRedis,
} from '../testing/outages/describeSignalsAway'
import { startRedis } from '../testing/startRedis'

const redis = await startRedis()
afterAll(() => redis?.stop())

describeSignalsAway([cutConnections, ...(redis ? [stopRedis(redis), freezeRedis(redis)] : [])], 30_000)
