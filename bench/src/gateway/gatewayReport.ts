import { budgets } from '../budgets'
import { textTable } from '../textTable'
import { type GatewayNumbers, shareOf } from './measureGateway'

/** Returns the share of the bare server's throughput that the slowest cached path reaches. */
export function leastShare({ routes }: GatewayNumbers): number {
  return Math.min(...routes.filter(({ isCached }) => isCached).map(shareOf))
}

/** Formats the output of `npm run bench:gateway`. */
export function gatewayReport(numbers: GatewayNumbers): string {
  const rows = numbers.routes.map((route) => [
    route.what,
    `${route.bare.perSecond.toFixed(0)}/s`,
    `${route.bare.p99} ms`,
    `${route.gateway.perSecond.toFixed(0)}/s`,
    `${route.gateway.p99} ms`,
    route.isCached ? shareOf(route).toFixed(2) : '',
    route.gateway.failed > 0 ? `${route.gateway.failed} failed` : '',
  ])
  const { requests, before, after } = numbers.memory
  const share = leastShare(numbers)
  return [
    'One core each, 20 connections; the bare server is a Hono route that returns the same bytes',
    textTable([['', 'bare', 'p99', 'gateway', 'p99', 'share', ''], ...rows]),
    `Memory over ${requests} requests: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
    `At least ${budgets.gatewayShare} of the bare throughput on cached paths: ${share.toFixed(2)} ${share >= budgets.gatewayShare ? 'ok' : 'UNDER'}`,
  ].join('\n\n')
}
