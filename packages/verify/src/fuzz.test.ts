import { it } from 'vitest'
import { fuzzSignIns } from './testing/fuzzSignIns'

it('[SIW-6] rejects 300 corrupted sign-ins with a kind, quickly', () => fuzzSignIns(300), 60_000)
