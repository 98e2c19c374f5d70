import { expect, it } from 'vitest'
import { createNodeHealth } from './createNodeHealth'

const setUp = (count: number) => {
  let time = 1_000_000
  const health = createNodeHealth(count, () => time)
  return { health, pass: (ms: number) => (time += ms) }
}

it('tries nodes in order', () => {
  expect(setUp(3).health.order()).toEqual([0, 1, 2])
})

it('moves a failed node to the end for a pause that doubles, up to a minute', () => {
  const { health, pass } = setUp(2)
  for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    health.failed(0)
    pass(pauseMs - 1)
    expect(health.order()).toEqual([1, 0])
    pass(1)
    expect(health.order()).toEqual([0, 1])
  }
})

it('lets one request test a failed node, and restores it for all when it answers', () => {
  const { health, pass } = setUp(2)
  health.failed(0)
  pass(1_000)
  expect(health.order()).toEqual([0, 1])
  expect(health.order()).toEqual([1, 0])
  health.succeeded(0, 5)
  expect(health.order()).toEqual([0, 1])
})

it('moves a slow node behind faster ones for a while', () => {
  const { health, pass } = setUp(2)
  health.succeeded(0, 4_000)
  health.succeeded(1, 50)
  expect(health.order()).toEqual([1, 0])
  pass(30_000)
  expect(health.order()).toEqual([0, 1])
})

it('ignores slowness when all nodes are slow', () => {
  const { health } = setUp(2)
  health.succeeded(0, 4_000)
  health.succeeded(1, 3_000)
  expect(health.order()).toEqual([0, 1])
})
