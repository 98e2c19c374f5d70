import { createRequestMetrics, type RequestMetrics } from '@latchkey/gateway/server'
import { collectProcessMetrics } from '@latchkey/relay'
import { Counter, Gauge, Registry } from 'prom-client'
import type { WakeUps } from '../waiting/createWakeUps'

/** The metrics of a frame for Prometheus. */
export type FrameMetrics = {
  readonly registry: Registry
  readonly requests: RequestMetrics
  /** Logins that ended, by way and outcome: `ok`, or the code of the error. */
  readonly logins: Counter<'by' | 'outcome'>
  /** Mails handed to the mail server, by kind and outcome. */
  readonly mails: Counter<'kind' | 'outcome'>
  /** The operator's halves of slots that were given out, by kind. */
  readonly slots: Counter<'kind'>
  /** Refused requests by the code of the error, such as a wrong code. */
  readonly refusals: Counter<'reason'>
}

/** Creates the metrics of one frame; no label is an address, a person, a project or an id. */
export function createFrameMetrics(wakeUps: Pick<WakeUps, 'sleeping'>): FrameMetrics {
  const registry = new Registry()
  collectProcessMetrics(registry)
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `latchkey_frame_${name}`, help, labelNames, registers })
  new Gauge({
    name: 'latchkey_frame_waiting',
    help: 'Requests that wait for a visitor',
    registers,
    collect() {
      this.set(wakeUps.sleeping())
    },
  })
  return {
    registry,
    requests: createRequestMetrics(registry),
    logins: counter('logins_total', 'Logins by way and outcome', ['by', 'outcome']),
    mails: counter('mails_total', 'Mails by kind and outcome', ['kind', 'outcome']),
    slots: counter('slots_opened_total', 'Halves of slots given out, by kind', ['kind']),
    refusals: counter('refusals_total', 'Refused requests by reason', ['reason']),
  }
}
