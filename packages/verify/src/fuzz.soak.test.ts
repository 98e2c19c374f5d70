import { it } from 'vitest'
import { fuzzSignIns } from './testing/fuzzSignIns'

it('[SIW-6] rejects 5,000 corrupted sign-ins with a kind, quickly', () => fuzzSignIns(5_000))
