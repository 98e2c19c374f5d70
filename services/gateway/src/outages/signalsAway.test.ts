import { afterAll } from 'vitest'
import { cutConnections, describeSignalsAway, stopRedis } from '../testing/outages/describeSignalsAway'
import { startRedis } from '../testing/startRedis'

const redis = await startRedis()
afterAll(() => redis?.stop())

describeSignalsAway([cutConnections, ...(redis ? [stopRedis(redis)] : [])], 2_000)
