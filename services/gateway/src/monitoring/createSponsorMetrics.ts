import { Counter, Gauge, type Registry } from 'prom-client'

/** The metrics of the gateway's own sponsor. */
export type SponsorMetrics = {
  /** Operations by outcome: `mined`, `calls-reverted`, `reverted`, `dropped` before they were sent, or `signed` on Solana. */
  readonly operations: Counter<'outcome'>
  /** The balance of the key on a chain, in its currency. */
  readonly balance: Gauge<'chain'>
  /** 1 while that balance is below the operator's limit. */
  readonly low: Gauge<'chain'>
  /** Operations in the line of a chain. */
  readonly open: Gauge<'chain'>
  /** Operations that an earlier key sent and that aren't mined yet. */
  readonly earlier: Gauge<'chain'>
}

/** Creates the metrics of the sponsor. */
export function createSponsorMetrics(registry: Registry): SponsorMetrics {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['chain'], registers })
  return {
    operations: new Counter({
      name: 'latchkey_sponsor_operations_total',
      help: 'Sponsored operations by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    balance: gauge('latchkey_sponsor_balance', 'Balance of the sponsor, in the currency of the chain'),
    low: gauge('latchkey_sponsor_balance_low', '1 while the balance of the sponsor is below its limit'),
    open: gauge('latchkey_sponsor_open_operations', 'Sponsored operations that are not mined yet'),
    earlier: gauge(
      'latchkey_sponsor_earlier_operations',
      'Operations that an earlier SPONSOR_KEY sent and that are not mined yet',
    ),
  }
}
